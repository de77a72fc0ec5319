import { Suspense } from 'react'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'

/** What extensions put into the bar of a record of this type; it has react-admin's contexts round it. */
export function OwnActions({ type }: { type: string }) {
  const actions = useExtensions().flatMap(({ recordActions = [] }) => recordActions)
  const shown = actions.filter(({ types }) => types?.includes(type) ?? true)
  return (
    <Suspense fallback={null}>
      {shown.map(({ id, action: Action }) => (
        <Action key={id} />
      ))}
    </Suspense>
  )
}
