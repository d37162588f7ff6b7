import { Screen } from '../../screens/screen.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

const load = () => import('./checkout-screen.tsx')

export default function CheckoutPage() {
  return <Screen load={load} skeleton={<CheckoutSkeleton />} />
}
