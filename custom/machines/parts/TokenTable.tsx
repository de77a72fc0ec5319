import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { MachineToken } from '#contract/schemas/machine.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { oneLine } from '#kit/parts/table/styleParts.ts'
import { useSortedRows } from '#kit/parts/table/columns/useSortedRows.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { useMachineAct, useTokens } from '../useMachines.ts'
import { TokenAudit } from './TokenAudit.tsx'

type Words = Pick<ConsoleValue, 'products'> & {
  translate: (key: string, values?: Record<string, unknown>) => string
  format: Formatter
  onAudit: (token: MachineToken) => void
  /** Undefined where the reader may not revoke. */
  onRevoke: ((token: MachineToken) => void) | undefined
}

/** The tokens by which programs call: what they may, since when and until when, and when they last did. */
export function TokenTable() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, may, products } = useConsole()
  const { data, error, refetch } = useTokens()
  const [asked, setAsked] = useState<MachineToken>()
  const [audited, setAudited] = useState<MachineToken>()
  const revoke = useMachineAct(
    (id: string) => calls.revokeMachineToken({ params: { id } }),
    'machines.tokens.revokedNow',
  )
  const mayRevoke = may('cp_appconfig', 'delete')
  const columns = useMemo(
    () =>
      tokenColumns({ translate, format, products, onAudit: setAudited, onRevoke: mayRevoke ? setAsked : undefined }),
    [translate, format, products, mayRevoke],
  )
  const sorted = useSortedRows(data, columns)
  return (
    <>
      <Table
        {...sorted}
        isWhole
        label={translate('machines.tokens.tab')}
        rowKey={idOf}
        rememberAs="machineTokens"
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon="lock" title={translate('machines.tokens.none')}>
            {translate('machines.tokens.noneHint')}
          </EmptyState>
        }
      />
      {audited && <TokenAudit token={audited} onClose={() => setAudited(undefined)} />}
      {asked && (
        <ConfirmDialog
          open
          title={translate('machines.tokens.revokeOf', { name: asked.n })}
          okLabel={translate('machines.tokens.revoke')}
          undoable={false}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            revoke.mutate(asked.id)
            setAsked(undefined)
          }}
        >
          {translate('machines.tokens.revokeHint')}
        </ConfirmDialog>
      )}
    </>
  )
}

const idOf = ({ id }: { id: string }) => id

function tokenColumns({ translate, format, products, onAudit, onRevoke }: Words): readonly Column<MachineToken>[] {
  const head = (name: string) => translate(`machines.columns.${name}`)
  const rightsOf = ({ rights }: MachineToken) =>
    Object.entries(rights).map(
      ([page, actions]) =>
        `${translate(`shell.pages.${page}`)}: ${actions.map((one) => translate(`actions.scope.${one}`)).join(', ')}`,
    )
  const productsOf = (token: MachineToken) => token.products.map((id) => productName(products, id)).join(', ')
  const stateOf = ({ revoked, until }: MachineToken) =>
    revoked !== undefined ? 'revoked' : format.millisecondsOf(until) <= format.now() ? 'ended' : 'holds'
  return [
    {
      key: 'n',
      head: head('name'),
      value: ({ n }) => n,
      cell: ({ n }) => <span style={oneLine}>{n}</span>,
      tip: ({ n }) => ({ lines: [n] }),
    },
    {
      key: 'state',
      head: head('state'),
      width: 104,
      value: stateOf,
      cell: (token) => {
        const state = stateOf(token)
        return (
          <Chip {...(state === 'holds' && { color: 'published' as const })}>
            {translate(`machines.tokens.states.${state}`)}
          </Chip>
        )
      },
    },
    {
      key: 'rights',
      head: head('rights'),
      width: 220,
      cutTo: 140,
      className: 'quiet',
      cell: (token) => rightsOf(token).join(' · '),
      tip: (token) => ({ lines: rightsOf(token) }),
    },
    {
      key: 'products',
      head: head('products'),
      width: 140,
      priority: GOES.lestItScrolls + 1,
      value: productsOf,
      cell: productsOf,
    },
    {
      key: 'by',
      head: head('by'),
      width: 130,
      priority: GOES.lestItScrolls,
      value: ({ by }) => by,
      cell: ({ by }) => by,
    },
    {
      key: 'until',
      head: head('until'),
      width: 124,
      value: ({ until }) => until,
      cell: ({ until }) => <Time value={until} part="date" />,
    },
    {
      key: 'used',
      head: head('used'),
      width: 170,
      sortsFirst: 'DESC',
      value: ({ used }) => used ?? '',
      cell: ({ used }) => (used === undefined ? translate('machines.tokens.unused') : <Time value={used} />),
    },
    { key: 'acts', head: head('acts'), width: onRevoke ? 212 : 112, cell: drawActs },
  ]

  function drawActs(token: MachineToken) {
    return (
      <span style={{ display: 'inline-flex', gap: 4 }}>
        <Button size="small" tabIndex={-1} onClick={() => onAudit(token)}>
          {translate('editor.audit.tab')}
        </Button>
        {onRevoke && stateOf(token) === 'holds' && (
          <Button size="small" tabIndex={-1} onClick={() => onRevoke(token)}>
            {translate('machines.tokens.revoke')}
          </Button>
        )}
      </span>
    )
  }
}
