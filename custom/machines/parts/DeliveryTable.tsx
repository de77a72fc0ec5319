import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Delivery } from '#contract/schemas/delivery.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { useDeliveries, useMachineAct } from '../useMachines.ts'

const COLOURS = { waiting: 'warning', sent: 'published', failed: 'error' } as const

/** What was told to whom: how it stands, how often it was tried, what the receiver answered, when it is tried next. */
export function DeliveryTable() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, may } = useConsole()
  const [pageNumber, setPage] = useState(1)
  const [pageSize, setPerPage] = useState(DEFAULT_PAGE_SIZE)
  const { data, error, refetch } = useDeliveries({ pageNumber, pageSize })
  const { mutate: again } = useMachineAct(
    (id: string) => calls.sendAgain({ params: { id } }),
    'machines.deliveries.asked',
  )
  const maySend = may('cp_appconfig', 'update')
  const columns = useMemo((): readonly Column<Delivery>[] => {
    const head = (name: string) => translate(`machines.columns.${name}`)
    const topicOf = ({ topic, about }: Delivery) => (topic === 'test' ? translate('machines.deliveries.test') : about)
    const answerOf = ({ code, problem }: Delivery) =>
      [code, problem && translate(`machines.problems.${problem}`)].filter((one) => one !== undefined).join(' · ')
    return [
      { key: 'about', head: head('about'), cell: topicOf },
      { key: 'target', head: head('target'), width: 220, cutTo: 120, cell: ({ target }) => target },
      {
        key: 'kind',
        head: head('kind'),
        width: 110,
        priority: GOES.lestItScrolls,
        cell: ({ kind }) => translate(`machines.deliveries.kinds.${kind}`),
      },
      {
        key: 'state',
        head: head('state'),
        width: 132,
        cell: ({ state }) => <Chip color={COLOURS[state]}>{translate(`machines.deliveries.states.${state}`)}</Chip>,
      },
      {
        key: 'tries',
        head: head('tries'),
        width: 90,
        isEnd: true,
        className: 'figures',
        cell: ({ tries }) => format.number(tries),
      },
      { key: 'answer', head: head('answer'), width: 210, cutTo: 120, className: 'quiet', cell: answerOf },
      {
        key: 'next',
        head: head('next'),
        width: 170,
        priority: GOES.lestItScrolls + 1,
        cell: ({ next }) => next !== undefined && <Time value={next} />,
      },
      { key: 'ct', head: head('made'), width: 170, cell: ({ ct }) => <Time value={ct} /> },
      {
        key: 'acts',
        head: head('acts'),
        width: 140,
        cell: ({ id, state }) =>
          maySend &&
          state !== 'sent' && (
            <Button size="small" tabIndex={-1} onClick={() => again(id)}>
              {translate('machines.deliveries.again')}
            </Button>
          ),
      },
    ]
  }, [translate, format, maySend, again])
  const list = { page: pageNumber, perPage: pageSize, total: data?.count, setPage, setPerPage }
  return (
    <>
      <Table
        columns={columns}
        rows={data?.rows}
        label={translate('machines.deliveries.tab')}
        rowKey={idOf}
        rememberAs="deliveries"
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon="bell" title={translate('machines.deliveries.none')}>
            {translate('machines.deliveries.noneHint')}
          </EmptyState>
        }
      />
      <Pager list={list} />
    </>
  )
}

const idOf = ({ id }: { id: string }) => id
