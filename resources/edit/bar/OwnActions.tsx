import { StockInputs } from '#kit/forms/stock/withStockInputs.tsx'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { useContentEditor } from '../useContentEditor.ts'

/** What extensions put into the bar of a record of this type; it has react-admin's contexts round it. */
export function OwnActions({ type }: { type: string }) {
  const { store, mode } = useContentEditor()
  const actions = useExtensions().flatMap(({ recordActions = [] }) => recordActions)
  const shown = actions.filter(({ types }) => types?.includes(type) ?? true)
  if (shown.length === 0) return null
  return (
    <StockInputs store={store} isEditable={mode !== 'read'}>
      {shown.map(({ id, action: Action }) => (
        <Action key={id} />
      ))}
    </StockInputs>
  )
}
