package io.weir.cluster;

import org.springframework.data.jpa.repository.JpaRepository;

interface ClusterRepository extends JpaRepository<ClusterEntity, String> {}
