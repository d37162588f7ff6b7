import 'virtual:look.css'
import '@findable/ui/base.css'
import './staff.css'
import { ChakraProvider } from '@chakra-ui/react'
import { ToastRegion } from '@findable/ui'
import { staffSystem } from '@findable/ui/chakra'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createStaffQueries } from '../auth/admin-session.ts'
import { routes } from './routes.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ChakraProvider value={staffSystem}>
      <QueryClientProvider client={createStaffQueries()}>
        <RouterProvider router={createBrowserRouter(routes, { basename: '/admin' })} />
        <ToastRegion />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
)
