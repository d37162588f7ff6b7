import { Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { AccountTab } from './account-tab.tsx'
import { ApplicationTab } from './application-tab.tsx'
import { EmailTab } from './email-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

const tabs = [
  { id: 'account', name: 'Account', Content: AccountTab },
  { id: 'security', name: 'Security', Content: SecurityTab },
  { id: 'email', name: 'Email', Content: EmailTab },
  { id: 'application', name: 'Application', Content: ApplicationTab },
]

export default function SettingsPage() {
  const [asked, ask] = useSearchParams()
  const current = tabs.find(({ id }) => id === asked.get('tab')) ?? tabs[0]!
  return (
    <>
      <h1>Admin Settings</h1>
      <Tabs.Root
        value={current.id}
        onValueChange={({ value }) => ask({ tab: value }, { replace: true })}
        lazyMount
        marginTop="4"
      >
        <Tabs.List overflowX="auto" overflowY="hidden">
          {tabs.map(({ id, name }) => (
            <Tabs.Trigger key={id} value={id} flex="none">
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Content }) => (
          <Tabs.Content key={id} value={id} paddingTop="6">
            <Content />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}
