import type { JsonFormsRendererRegistryEntry } from '@jsonforms/core'
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { renderers } from '../renderers.ts'
import { foreignRenderer } from './foreignRenderer.tsx'

/** Our renderers and those of extensions, which are written for JSON Forms; the highest rank draws. */
export function useRenderers(): JsonFormsRendererRegistryEntry[] {
  const extensions = useExtensions()
  return useMemo(
    () => [
      ...renderers,
      ...extensions
        .flatMap(({ renderers: own = [] }) => own)
        .map(({ tester, renderer }) => ({
          tester,
          renderer: foreignRenderer(renderer as ComponentType<never>) as ComponentType,
        })),
    ],
    [extensions],
  )
}
