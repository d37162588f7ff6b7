import { Box, Flex } from '@chakra-ui/react'
import { productName } from '@findable/contracts/staff'
import { Brand, useArrival } from '@findable/ui'
import { Outlet, useNavigation } from 'react-router-dom'
import { useAdminAuth } from '../auth/admin-auth.tsx'
import { usePage } from './page.ts'
import { ScreenNav } from './screen-nav.tsx'
import classes from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

const year = new Date().getFullYear()

/** The frame around every screen behind the login. */
export function Shell() {
  const page = usePage()
  const main = useArrival(page)
  const { mayChange } = useAdminAuth()
  const loading = useNavigation().state === 'loading'
  return (
    <Flex direction="column" minHeight="100vh">
      <header className={classes['header']}>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Brand to="/dashboard" suffix="Admin" />
        <ScreenNav current={page.button} />
        <UserMenu />
      </header>
      <Box as="main" id="main" tabIndex={-1} ref={main} aria-busy={loading} flex="1" className={classes['main']}>
        {!mayChange && (
          <p className={classes['viewer']}>
            Your account may look at everything and change nothing but itself. An administrator can change that.
          </p>
        )}
        <Outlet />
      </Box>
      <footer className={classes['footer']}>
        © {year} {productName} Admin Portal
      </footer>
    </Flex>
  )
}
