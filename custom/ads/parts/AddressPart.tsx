import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { addressProblem, macrosIn } from '#contract/rules/ads/vastAddress.ts'
import type { AdTag } from '#contract/schemas/ads.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { FormMode } from '#kit/forms/FormContext.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { TrialPart } from './TrialPart.tsx'

type Attributes = NonNullable<AdTag['attrs']>
const NONE: Attributes = []

/** What an address asks as it is typed: its host, what fills its macros, what is wrong with it; and a trial of it. */
export function AddressPart({ store, mode }: { store: FormStore; mode: FormMode }) {
  const translate = useTranslate()
  const url = useSyncExternalStore(store.watch, () => store.get('/url') as string | undefined)?.trim() ?? ''
  const attrs = useSyncExternalStore(store.watch, () => store.get('/attrs') as Attributes | undefined) ?? NONE
  const problem =
    url === ''
      ? undefined
      : addressProblem(
          url,
          attrs.map(({ n }) => n),
        )
  const lines = macrosIn(url).map(({ text, name, kind }) => {
    if (kind === 'player') return translate('ads.address.player', { macro: text })
    const value = attrs.find(({ n }) => n === name)?.val
    return translate(`ads.address.${value ? 'attribute' : 'empties'}`, { macro: text, value })
  })
  return (
    <Part>
      <h2>{translate('ads.address.title')}</h2>
      {url === '' && <p className="quiet">{translate('ads.address.empty')}</p>}
      <div role="status">
        {problem && (
          <p className="bad">
            <Icon name="triangle" size="small" /> {translate(`ads.problems.${problem}`)}
          </p>
        )}
      </div>
      {url !== '' && !problem && (
        <>
          <p>{translate('ads.address.asks', { host: url.split('/')[2] ?? '' })}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <TrialPart key={url} url={url} attrs={attrs} />
        </>
      )}
      {mode !== 'read' && <KnownAttributes store={store} attrs={attrs} />}
    </Part>
  )
}

/** Ad attributes that the tag does not send yet; one press adds one with its first value. */
function KnownAttributes({ store, attrs }: { store: FormStore; attrs: Attributes }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { data } = useQuery({
    queryKey: ['ads', 'attributes', product],
    queryFn: ({ signal }) => calls.listAdAttributes({ query: { pageSize: 100 }, signal }),
    staleTime: 30_000,
  })
  const missing = (data?.rows ?? []).filter((row) => !attrs.some(({ n }) => n === titleOf(row, 'en')))
  if (missing.length === 0) return null
  return (
    <>
      <h3>{translate('ads.address.known')}</h3>
      <div className="chips">
        {missing.map((row) => {
          const n = titleOf(row, 'en')
          const [val] = Array.isArray(row.value) ? (row.value as string[]) : []
          return (
            <Button
              key={row.id}
              size="small"
              variant="outlined"
              startIcon={<Icon name="plus" size="small" />}
              title={translate('ads.address.add', { name: n })}
              onClick={() => store.insertRow('/attrs', attrs.length, { n, ...(val !== undefined && { val }) })}
            >
              {n}
            </Button>
          )
        })}
      </div>
    </>
  )
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  '& h3': { ...theme.typography.label, margin: 0, color: theme.vars.palette.text.secondary },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, paddingInlineStart: 18, ...theme.typography.meta, color: theme.vars.palette.text.secondary },
  '& li': { overflowWrap: 'anywhere' },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& .bad': { display: 'flex', gap: 6, color: theme.vars.palette.status.error.on },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6 },
}))
