package io.weir.access;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

interface AccountRepository extends JpaRepository<Account, String> {

  List<Account> findByRole(Role role);
}
