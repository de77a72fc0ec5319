import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Webhook } from '#contract/schemas/delivery.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { oneLine } from '#kit/parts/table/styleParts.ts'
import { useSortedRows } from '#kit/parts/table/columns/useSortedRows.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { useMachineAct, useWebhooks } from '../useMachines.ts'

/** Addresses of others that are told of watched views; each can be tried. */
export function WebhookTable() {
  const translate = useTranslate()
  const { calls, may, products } = useConsole()
  const { data, error, refetch } = useWebhooks()
  const [asked, setAsked] = useState<Webhook>()
  const { mutate: test } = useMachineAct(
    (id: string) => calls.testWebhook({ params: { id } }),
    'machines.webhooks.tested',
  )
  const remove = useMachineAct((id: string) => calls.removeWebhook({ params: { id } }), 'machines.webhooks.removed')
  const [mayTest, mayRemove] = [may('cp_appconfig', 'update'), may('cp_appconfig', 'delete')]
  const columns = useMemo((): readonly Column<Webhook>[] => {
    const head = (name: string) => translate(`machines.columns.${name}`)
    const productsOf = (webhook: Webhook) => webhook.products.map((id) => productName(products, id)).join(', ')
    return [
      {
        key: 'n',
        head: head('name'),
        width: 200,
        value: ({ n }) => n,
        cell: ({ n }) => <span style={oneLine}>{n}</span>,
      },
      {
        key: 'address',
        head: head('address'),
        cell: ({ address }) => (
          <span dir="ltr" style={oneLine}>
            {address}
          </span>
        ),
      },
      { key: 'products', head: head('products'), width: 160, priority: GOES.lestItScrolls, cell: productsOf },
      {
        key: 'by',
        head: head('by'),
        width: 140,
        priority: GOES.lestItScrolls + 1,
        value: ({ by }) => by,
        cell: ({ by }) => by,
      },
      {
        key: 'ct',
        head: head('made'),
        width: 124,
        value: ({ ct }) => ct,
        cell: ({ ct }) => <Time value={ct} part="date" />,
      },
      {
        key: 'acts',
        head: head('acts'),
        width: 220,
        cell: (webhook) => (
          <span style={{ display: 'inline-flex', gap: 4 }}>
            {mayTest && (
              <Button size="small" tabIndex={-1} onClick={() => test(webhook.id)}>
                {translate('machines.webhooks.test')}
              </Button>
            )}
            {mayRemove && (
              <Button size="small" variant="ghost" tabIndex={-1} onClick={() => setAsked(webhook)}>
                {translate('machines.webhooks.remove')}
              </Button>
            )}
          </span>
        ),
      },
    ]
  }, [translate, products, mayTest, mayRemove, test])
  const sorted = useSortedRows(data, columns)
  return (
    <>
      <Table
        {...sorted}
        isWhole
        label={translate('machines.webhooks.tab')}
        rowKey={idOf}
        rememberAs="webhooks"
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon="link" title={translate('machines.webhooks.none')}>
            {translate('machines.webhooks.noneHint')}
          </EmptyState>
        }
      />
      {asked && (
        <ConfirmDialog
          open
          title={translate('machines.webhooks.removeOf', { name: asked.n })}
          okLabel={translate('machines.webhooks.remove')}
          undoable={false}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            remove.mutate(asked.id)
            setAsked(undefined)
          }}
        >
          {translate('machines.webhooks.removeHint')}
        </ConfirmDialog>
      )}
    </>
  )
}

const idOf = ({ id }: { id: string }) => id
