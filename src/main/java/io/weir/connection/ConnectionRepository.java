package io.weir.connection;

import org.springframework.data.jpa.repository.JpaRepository;

interface ConnectionRepository extends JpaRepository<ConnectionEntity, String> {}
