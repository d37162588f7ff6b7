import { Menu } from '@chakra-ui/react'
import { ChevronDown, LogOut } from 'lucide-react'
import { useAdminAuth } from '../auth/admin-auth.tsx'
import classes from './shell.module.css'

export function UserMenu() {
  const { admin, logout } = useAdminAuth()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => value === 'logout' && logout()}>
      <Menu.Trigger className={classes['user']}>
        <span>{admin?.username || 'Admin'}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minWidth="180px">
          <Menu.Item value="role" disabled textTransform="capitalize" color="quiet" opacity="1">
            {admin?.role || 'Admin'} User
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item value="logout" cursor="pointer">
            <LogOut size={16} aria-hidden="true" />
            Logout
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
