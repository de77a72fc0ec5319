import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Reason } from '#contract/values/reason.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Counted } from '#kit/parts/format/useCountWords.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { useFailureWords } from './useFailureWords.ts'

type FailedTitle = {
  /** Document id; of a row of a file that is no title yet, its number. */
  key: string
  lon?: readonly LocalizedText[]
  /** Where there is no title: 'Row 12'. */
  name?: string
  code?: number
  description?: string
  /** JSON pointer of the field at fault. */
  field?: string
} & Pick<Partial<Reason>, 'keyword' | 'params'>

type FailureListProps = {
  failures: readonly FailedTitle[]
  /** All that failed, where only the first ones are listed. */
  count: number
  /** Names the fields; without it they are left out. */
  words?: FieldWords
  /** The address of a title; undefined where it has none. */
  pathOf?: (key: string) => string | undefined
  of?: Counted
}

/** What cannot be changed, and why: each with its name, its reason and the way to it. */
export function FailureList({ failures, count, words, pathOf, of }: FailureListProps) {
  const translate = useTranslate()
  const whyOf = useFailureWords()
  const { language } = useFormat().settings
  const { counted, failed } = useCountWords(of)
  const id = useId()
  if (failures.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Box
        component="h3"
        id={id}
        sx={{ typography: 'subtitle2', display: 'flex', alignItems: 'center', gap: '6px', margin: '0 0 4px' }}
      >
        <Box component="span" sx={{ display: 'flex', color: 'status.error.on' }}>
          <Icon name="octagon" size="small" />
        </Box>
        {failed(count)}
      </Box>
      <Box
        component="ul"
        // A list that scrolls is reached by Tab, so that its foot can be read without a mouse.
        tabIndex={0}
        aria-labelledby={id}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: '2px 12px',
          maxHeight: 280,
          overflow: 'auto',
          borderRadius: '4px',
          backgroundColor: 'surface.hover',
        }}
      >
        {failures.map((failure, place) => (
          <Line
            key={`${failure.key} ${place}`}
            name={failure.name ?? (titleOf({ lon: [...(failure.lon ?? [])] }, language) || translate('list.untitled'))}
            why={whyOf(failure)}
            field={failure.field !== undefined && words ? words.field(failure.field).name : undefined}
            to={pathOf?.(failure.key)}
          />
        ))}
      </Box>
      {count > failures.length && (
        <Box sx={{ typography: 'meta', color: 'text.tertiary', marginBlockStart: '4px' }}>
          {counted('bulk.failures.first', failures.length)}
        </Box>
      )}
    </section>
  )
}

type LineProps = { name: string; why: string; field: string | undefined; to: string | undefined }

function Line({ name, why, field, to }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        paddingBlock: '6px',
        '& + &': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
      }}
    >
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {to ? (
          <Link component={RouterLink} to={to} sx={{ display: 'inline-block', minHeight: 24 }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Box>
      <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {field ? `${field}: ${why}` : why}
      </Box>
    </Box>
  )
}
