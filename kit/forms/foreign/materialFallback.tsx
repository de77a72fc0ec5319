import type { JsonFormsRendererRegistryEntry } from '@jsonforms/core'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { byMaterial } from '../schema/testers.ts'
import { foreignRenderer } from './foreignRenderer.tsx'

/** Fetched when the first such element is drawn: no form of a shipped type has one. */
const MaterialElement = lazy(() => import('./MaterialElement.tsx'))

function Fallback(props: object) {
  return (
    <Suspense>
      <MaterialElement {...props} />
    </Suspense>
  )
}

/** What the UI schema asks for by a name that none of ours answers to, drawn by JSON Forms' own Material renderers. */
export const materialFallback: JsonFormsRendererRegistryEntry = {
  tester: byMaterial,
  renderer: foreignRenderer(Fallback) as ComponentType,
}
