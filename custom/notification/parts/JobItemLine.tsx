import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { ItemOutcome, JobItem } from '#contract/schemas/bulk.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFailureWords } from '#kit/jobs/bulk/useFailureWords.ts'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'

const LOOK: Readonly<Record<ItemOutcome, { glyph: IconName; color: string }>> = {
  waiting: { glyph: 'clock', color: 'text-tertiary' },
  success: { glyph: 'check', color: 'status-published-on' },
  unchanged: { glyph: 'minus', color: 'text-tertiary' },
  failure: { glyph: 'octagon', color: 'status-error-on' },
}

const Line = styled('li')({
  display: 'flex',
  gap: 8,
  minBlockSize: 32,
  padding: '6px 0',
  borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  '& > svg': { marginBlockStart: 3 },
  '& .words': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .why': { display: 'block', fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-secondary)' },
  '& .quiet': { color: 'var(--mui-palette-text-tertiary)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .row': { fontSize: 12, whiteSpace: 'nowrap', color: 'var(--mui-palette-text-tertiary)' },
})

type JobItemLineProps = {
  item: JobItem
  /** Its place is the row of a file. */
  isImport: boolean
}

/** One title of a job, with the way to it, and why it failed. */
export function JobItemLine({ item, isImport }: JobItemLineProps) {
  const translate = useTranslate()
  const whyOf = useFailureWords()
  const format = useFormat()
  const { product } = useConsole()
  const type = useTypeSummary(item.cty)
  const { glyph, color } = LOOK[item.outcome]
  const row = translate('jobCentre.items.row', { n: format.number(item.nth) })
  const name = titleOf({ lon: item.lon }, format.settings.language)
  // A row that made no title has its place; a name that is missing is one that the reader may not see.
  const words =
    name || (item.key && type ? translate('list.untitled') : isImport ? row : translate('jobCentre.items.hidden'))
  return (
    <Line>
      <Icon
        name={glyph}
        size="small"
        label={translate(`jobCentre.items.outcomes.${item.outcome}`)}
        style={{ color: `var(--mui-palette-${color})` }}
      />
      <span className="words">
        {item.key && type ? <Link to={itemPath(product, type, item.key)}>{words}</Link> : <span>{words}</span>}
        {item.outcome === 'failure' && <span className="why">{whyOf(item)}</span>}
        {item.field && (
          <span className="why quiet">
            {translate('jobCentre.items.field', { name: item.field.replace(/^\//, '') })}
          </span>
        )}
      </span>
      {isImport && name && <span className="row">{row}</span>}
    </Line>
  )
}
