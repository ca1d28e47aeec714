CREATE DATABASE IF NOT EXISTS shop CHARACTER SET utf8mb4;
CREATE TABLE IF NOT EXISTS shop.customers (
    id         BIGINT       NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name       VARCHAR(100) NOT NULL,
    email      VARCHAR(200) NOT NULL,
    city       VARCHAR(60)  NOT NULL,
    tier       ENUM('basic', 'silver', 'gold') NOT NULL DEFAULT 'basic',
    profile    JSON,
    created_at TIMESTAMP    NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMP    NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP
);
CREATE TABLE IF NOT EXISTS shop.products (
    id     BIGINT         NOT NULL AUTO_INCREMENT PRIMARY KEY,
    sku    VARCHAR(40)    NOT NULL UNIQUE,
    name   VARCHAR(200)   NOT NULL,
    price  DECIMAL(10, 2) NOT NULL,
    weight DOUBLE,
    tags   JSON,
    active BOOLEAN        NOT NULL DEFAULT TRUE
);
CREATE TABLE IF NOT EXISTS shop.orders (
    id          BIGINT         NOT NULL AUTO_INCREMENT PRIMARY KEY,
    customer_id BIGINT         NOT NULL,
    status      ENUM('new', 'paid', 'shipped', 'cancelled') NOT NULL DEFAULT 'new',
    total       DECIMAL(12, 2) NOT NULL,
    note        TEXT,
    placed_at   DATETIME(3)    NOT NULL,
    updated_at  TIMESTAMP(3)   NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)
);
CREATE TABLE IF NOT EXISTS shop.order_items (
    order_id   BIGINT         NOT NULL,
    line       INT            NOT NULL,
    product_id BIGINT         NOT NULL,
    quantity   INT UNSIGNED   NOT NULL,
    price      DECIMAL(10, 2) NOT NULL,
    PRIMARY KEY (order_id, line)
);
CREATE TABLE IF NOT EXISTS shop.payments (
    id       BIGINT         NOT NULL AUTO_INCREMENT PRIMARY KEY,
    order_id BIGINT         NOT NULL,
    method   ENUM('card', 'transfer', 'wallet') NOT NULL,
    amount   DECIMAL(12, 2) NOT NULL,
    detail   JSON,
    paid_at  TIMESTAMP(3)   NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
);
