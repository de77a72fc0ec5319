import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Aggregate, SourceState } from '#contract/schemas/aggregate.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useContentEditor } from '../useContentEditor.ts'

/** Where the metadata came from, source by source, and what follows from it: licence, availability, technical class. */
export function SourcesPanel() {
  const { calls } = useConsole()
  const { type, record, schema } = useContentEditor()
  const translate = useTranslate()
  const words = useFieldWords(schema)
  const id = record?.id ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['aggregate', type.type, id, record?.rev],
    queryFn: ({ signal }) => calls.readAggregate({ params: { type: type.type, id }, signal }),
    staleTime: 60_000,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {data.job && <Running at={data.job.ct} />}
      {data.sources.length === 0 ? (
        <Box>
          <Box sx={{ typography: 'bodyStrong' }}>{translate('aggregate.none')}</Box>
          <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('aggregate.noneText')}</Box>
        </Box>
      ) : (
        <Part title={translate('aggregate.from')}>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
            {data.sources.map((source) => (
              <Source key={source.src} source={source} words={words} />
            ))}
          </Box>
        </Part>
      )}
      <Part title={translate('aggregate.facts')}>
        <Facts aggregate={data} words={words} />
      </Part>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Box component="h3" sx={{ typography: 'label', color: 'text.tertiary', margin: 0, marginBlockEnd: 2 }}>
        {title}
      </Box>
      {children}
    </section>
  )
}

function Source({ source, words }: { source: SourceState; words: FieldWords }) {
  const translate = useTranslate()
  const format = useFormat()
  const { src, at, fields } = source
  const names = fields.map((field) => words.field(`/${field}`).name)
  return (
    <Box component="li" sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start' }}>
      <Box component="span" sx={{ color: 'text.tertiary', display: 'flex', paddingBlockStart: '2px' }}>
        <Icon name="database" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'bodyStrong' }}>{translate(`aggregate.keys.${src}`, { _: src })}</Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>{names.join(', ')}</Box>
        <Box sx={{ typography: 'caption', color: 'text.tertiary' }} title={format.zoneLabel(at)}>
          {translate('aggregate.at', { date: format.dateTime(at) })}
        </Box>
      </Box>
    </Box>
  )
}

function Facts({ aggregate, words }: { aggregate: Aggregate; words: FieldWords }) {
  const translate = useTranslate()
  const { mn_lic, mn_avl, tc, at, original } = aggregate
  // Follows from the parts of a title, whether its own form shows it or not.
  const nameOf = (field: 'mn_lic' | 'mn_avl') =>
    words.field(`/${field}`).schema ? words.field(`/${field}`).name : translate(`aggregate.${field}`)
  const rows: [string, ReactNode][] = [
    [nameOf('mn_lic'), mn_lic ? <Time value={mn_lic} /> : translate('aggregate.open')],
    [nameOf('mn_avl'), words.value('/mn_avl', mn_avl)],
    ...(tc ? [[words.field('/tc').name, words.value('/tc', tc)] as [string, ReactNode]] : []),
    ...(at ? [[translate('aggregate.composed'), <Time value={at} />] as [string, ReactNode]] : []),
    [translate('aggregate.original'), original ? <Time value={original} /> : translate('aggregate.noOriginal')],
  ]
  return (
    <Box
      component="dl"
      sx={{ margin: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '6px 16px', typography: 'body2' }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ margin: 0, minWidth: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Running({ at }: { at: string }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box role="status" sx={{ display: 'flex', gap: 2, typography: 'body2', color: 'accent.text' }}>
      <Icon name="refresh" />
      {translate('aggregate.running', { date: format.time(at) })}
    </Box>
  )
}

function Loading() {
  const translate = useTranslate()
  return (
    <Box aria-busy aria-label={translate('states.loading')} sx={{ display: 'grid', gap: 3 }}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} variant="rounded" height={40} />
      ))}
    </Box>
  )
}
