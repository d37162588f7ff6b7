import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { formId, goToForm } from '../../order/go-to-form.ts'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OrderForm } from './order-form.tsx'
import { Questions } from './questions.tsx'
import { Samples } from './samples.tsx'
import { TrustStrip } from './trust-strip.tsx'
import { WhatYouGet } from './what-you-get.tsx'
import { WhoItsFor } from './who-its-for.tsx'

export default function LandingPage() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${formId}`) goToForm()
  }, [hash])
  return (
    <>
      <Hero />
      <OrderForm />
      {/* Hydrated by itself, after the form. */}
      <Suspense>
        <WhatYouGet />
        <HowItWorks />
        <WhoItsFor />
        <Samples />
        <Questions />
        <TrustStrip />
        <Closing />
      </Suspense>
    </>
  )
}
