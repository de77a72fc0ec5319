import type { JsonFormsRendererRegistryEntry } from '@jsonforms/core'
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { renderers } from '../renderers.ts'
import { foreignRenderer } from './foreignRenderer.tsx'
import { materialFallback } from './materialFallback.tsx'

/** Our renderers, JSON Forms' own for what none of ours answers to, and those of extensions; the highest rank draws. */
export function useRenderers(): JsonFormsRendererRegistryEntry[] {
  const extensions = useExtensions()
  return useMemo(
    () => [
      ...renderers,
      materialFallback,
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
