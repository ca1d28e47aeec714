package io.weir.catalog;

import org.springframework.data.jpa.repository.JpaRepository;

interface CatalogRepository extends JpaRepository<CatalogEntity, String> {}
