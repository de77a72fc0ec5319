import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { Readable } from '#contract/schemas/readers.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { FlaggedUses } from './FlaggedUses.tsx'
import { usageGroups } from './usageGroups.ts'
import { UsageRow } from './UsageRow.tsx'
import { useProgramUsage } from './useProgramUsage.ts'
import { useUsageExport } from './useUsageExport.ts'

const STEP = 50
const MOST = 1_000

type ProgramUsageProps = {
  id: string
  /** The program, for its name and its description in the file. */
  program: Readable
  /** Leads to the field that says until when the program is licensed, where it can be changed. */
  onLicence?: (() => void) | undefined
}

/**
 * Where a program is on air, by channel and date: from now on, on demand from the beginning; airings whose rights do not
 * hold say so. Each leads to its place in the guide.
 */
export function ProgramUsage({ id, program, onLicence }: ProgramUsageProps) {
  const translate = useTranslate()
  const language = useLocale()
  const { counted } = useCountWords()
  const heading = useId()
  const { now } = useFormat()
  const [ahead] = useState(() => new Date(listedFrom(now())).toISOString())
  const [isWhole, setWhole] = useState(false)
  const [pageSize, setSize] = useState(STEP)
  const start = isWhole ? undefined : ahead
  const { data, error, isFetching, refetch } = useProgramUsage({ id, start, pageSize })
  const table = useUsageExport({ id, start, program })
  const groups = usageGroups(data?.rows ?? [], language)
  const sum =
    data && data.count > 0 && [counted('airings.airings', data.count), channelsOf()].filter(Boolean).join(', ')
  return (
    <Root aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{translate('uses.usedIn')}</h3>
        <small>{sum}</small>
        {data && data.count > 0 && (
          <Button
            size="small"
            loading={table.isBusy}
            startIcon={<Icon name="download" size="small" />}
            onClick={() => void table.run()}
          >
            {translate('airings.csv')}
          </Button>
        )}
      </header>
      {error && !data && <CallError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={3} artwork={false} />}
      {data && data.count === 0 && <p>{translate(isWhole ? 'airings.never' : 'airings.none')}</p>}
      <FlaggedUses uses={data?.rows ?? []} onLicence={onLicence} />
      {groups.map(({ channel, name, lang, uses }) => (
        <ul key={channel} aria-label={name || translate('airings.hiddenChannel')}>
          {uses.map((use) => (
            <UsageRow key={use.id} use={use} name={name} lang={lang} />
          ))}
        </ul>
      ))}
      <footer>
        {data && data.rows.length < Math.min(data.count, MOST) && (
          <Button size="small" disabled={isFetching} onClick={() => setSize(Math.min(pageSize * 2, MOST))}>
            {translate('uses.showMore')}
          </Button>
        )}
        <Button size="small" aria-pressed={isWhole} disabled={isFetching} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'airings.showAhead' : 'airings.showAll')}
        </Button>
      </footer>
    </Root>
  )

  function channelsOf(): string {
    return data && data.rows.length === data.count ? counted('airings.channels', groups.length) : ''
  }
}

const HOUR_MS = 3_600_000
/** What began so long ago may still be on. */
const STILL_ON_MS = 3 * HOUR_MS

/** From when on airings are listed: a full hour, so that one opening and the next ask for the same. */
const listedFrom = (now: number) => Math.floor(now / HOUR_MS) * HOUR_MS - STILL_ON_MS

const Root = styled('section')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gap: 8,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
  '& h3': { ...typography.subtitle2, margin: 0 },
  '& header small': { ...typography.meta, flex: 1, textAlign: 'end', color: vars.palette.text.tertiary },
  '& > p': { ...typography.meta, margin: 0, color: vars.palette.text.tertiary },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}))
