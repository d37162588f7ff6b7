-- One role and one schema per service, in the database this file is run on. Safe to run again.
--
-- Passwords come as psql variables: payments_password, reports_password, admin_password, mail_password.
-- docker/postgres/init.sh passes them to psql; packages/local-servers fills them in where there is no psql.

DO $$
DECLARE service text;
BEGIN
  -- CONNECT and TEMPORARY are open to everyone by default.
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());

  FOREACH service IN ARRAY ARRAY['payments', 'reports', 'admin', 'mail'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = service) THEN
      EXECUTE format('CREATE ROLE %I LOGIN', service);
    END IF;
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), service);
    EXECUTE format('CREATE SCHEMA IF NOT EXISTS %I AUTHORIZATION %I', service, service);
    -- Unqualified names reach the service's own schema and nothing else.
    EXECUTE format('ALTER ROLE %I SET search_path = %I', service, service);
  END LOOP;
END
$$;

-- Searching reports for parts of words. A service's role may not install extensions.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA reports;

REVOKE ALL ON SCHEMA public FROM PUBLIC;

ALTER ROLE payments PASSWORD :'payments_password';
ALTER ROLE reports PASSWORD :'reports_password';
ALTER ROLE admin PASSWORD :'admin_password';
ALTER ROLE mail PASSWORD :'mail_password';
