import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { ORDER_RULES } from '#contract/rules/relations/episodeOrder.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { SortList } from './SortList.tsx'
import type { Order } from './useOrder.ts'
import { useOrder } from './useOrder.ts'

type SortDialogProps = {
  parent: TreeRow
  type: TypeSummary
  /** Begins the numbering; false where titles came or went meanwhile. */
  onSort: (keys: readonly string[]) => Promise<boolean>
  onClose: () => void
}

/** Puts the pieces of a title in order: by drag, keys, number or rule. What changes is seen before anything is saved. */
export function SortDialog({ parent, type, onSort, onClose }: SortDialogProps) {
  const translate = useTranslate()
  const { counted } = useCountWords()
  const words = textIn(type.labels.many, interfaceLanguage(useLocale()))
  const name = useRowTitle(parent)
  const order = useOrder(parent.id, type)
  const [isBusy, setBusy] = useState(false)
  const { changes } = order
  const sort = async () => {
    setBusy(true)
    if (await onSort(order.order)) return onClose()
    await order.renew()
    setBusy(false)
  }
  const isShort = order.isLoaded && order.order.length < 2
  const notYet = isShort
    ? translate('sorting.tooFew')
    : order.isLoaded && changes.length === 0
      ? translate('sorting.nothing')
      : undefined
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('sorting.title', { type: words })}
      subtitle={name}
      okLabel={
        changes.length === 0 ? translate('sorting.title', { type: words }) : counted('sorting.ok', changes.length)
      }
      scope={{ page: type.page, action: 'update' }}
      hasEdits={order.isMoved}
      busy={isBusy || !order.isLoaded}
      onOk={() => void sort()}
      onClose={onClose}
      {...(notYet && { notYet })}
    >
      {order.error !== undefined && !order.isLoaded ? (
        <CallError error={order.error} title={translate('sorting.failed')} onRetry={() => void order.reload()} />
      ) : !order.isLoaded ? (
        <ListSkeleton rows={8} artwork={false} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {order.hasChanged && <Meanwhile />}
          <Rules order={order} />
          <SortList order={order} type={type} label={translate('sorting.list', { name })} />
          <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
            <span role="status">
              {changes.length === 0 ? translate('sorting.none') : counted('sorting.changes', changes.length)}
            </span>{' '}
            {translate('sorting.drafts')}
          </Box>
        </Box>
      )}
    </SharedDialog>
  )
}

function Rules({ order }: { order: Order }) {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('sorting.by')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box component="span" sx={{ typography: 'meta', color: 'text.secondary' }}>
        {translate('sorting.by')}
      </Box>
      {ORDER_RULES.map((rule) => (
        <Button key={rule} size="small" variant="outlined" onClick={() => order.sort(rule)}>
          {translate(`sorting.rules.${rule}`)}
        </Button>
      ))}
      <Box sx={{ flex: 1 }} />
      <Button size="small" disabled={!order.isMoved} startIcon={<Icon name="undo" size="small" />} onClick={order.back}>
        {translate('sorting.back')}
      </Button>
    </Box>
  )
}

function Meanwhile() {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ display: 'flex', gap: 2, typography: 'body2', color: 'status.warning.on' }}>
      <Icon name="triangle" size="medium" />
      {translate('sorting.meanwhile')}
    </Box>
  )
}
