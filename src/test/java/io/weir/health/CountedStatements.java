package io.weir.health;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/** Counts the statements that are sent to the database to answer requests over HTTP. */
@TestConfiguration
class CountedStatements {

  private static final AtomicLong COUNT = new AtomicLong();

  static long count() {
    return COUNT.get();
  }

  @Bean
  static BeanPostProcessor countingDataSource() {
    return new BeanPostProcessor() {
      @Override
      public Object postProcessAfterInitialization(Object bean, String name) {
        return bean instanceof DataSource source ? new Counting(source) : bean;
      }
    };
  }

  private static final class Counting extends DelegatingDataSource {

    Counting(DataSource source) {
      super(source);
    }

    @Override
    public Connection getConnection() throws SQLException {
      Connection connection = super.getConnection();
      return (Connection)
          Proxy.newProxyInstance(
              Connection.class.getClassLoader(),
              new Class<?>[] {Connection.class},
              (proxy, method, arguments) -> {
                boolean isStatement =
                    method.getName().equals("prepareStatement")
                        || method.getName().equals("createStatement");
                if (isStatement && Thread.currentThread().getName().startsWith("http-")) {
                  COUNT.incrementAndGet();
                }
                try {
                  return method.invoke(connection, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    }
  }
}
