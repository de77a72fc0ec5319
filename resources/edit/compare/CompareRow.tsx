import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { listDifference } from '#kit/record/changes/listDifference.ts'
import { TextDifference } from '#kit/record/changes/TextDifference.tsx'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'

export type Take = { label: string; run: () => void }

type CompareRowProps = {
  change: FieldChange
  words: FieldWords
  /** What can be done with each side's value; undefined where it cannot be taken. */
  takes: Readonly<Record<'before' | 'after', Take | undefined>>
}

/** One field in which two versions differ: its name, then what stands in each, the words marked that differ. */
export function CompareRow({ change, words, takes }: CompareRowProps) {
  const { name, lang } = words.field(change.field)
  const shown = listDifference(change)
  const texts = {
    before: words.value(change.field, shown.before),
    after: words.value(change.field, shown.after),
  }
  return (
    <Box
      role="row"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(110px,160px) minmax(0,1fr) minmax(0,1fr)',
        gap: '4px 16px',
        paddingBlock: '10px',
        borderBlockStart: '1px solid',
        borderColor: 'line.hair',
        alignItems: 'start',
      }}
    >
      <Box role="rowheader" sx={{ typography: 'label', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {(['before', 'after'] as const).map((side) => (
        <Side key={side} side={side} texts={texts} lang={lang} take={takes[side]} field={name} />
      ))}
    </Box>
  )
}

type SideProps = {
  side: 'before' | 'after'
  texts: Readonly<Record<'before' | 'after', string | undefined>>
  lang: string | undefined
  take: Take | undefined
  field: string
}

function Side({ side, texts, lang, take, field }: SideProps) {
  const translate = useTranslate()
  const text = texts[side]
  const { before, after } = texts
  return (
    <Box role="cell" sx={{ minWidth: 0, display: 'grid', gap: '6px', justifyItems: 'start' }}>
      <Box
        lang={text && lang}
        sx={{
          typography: 'body2',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          color: text === undefined ? 'text.tertiary' : 'text.primary',
        }}
      >
        {text === undefined ? (
          translate('editor.changes.empty')
        ) : before !== undefined && after !== undefined ? (
          <TextDifference before={before} after={after} side={side} />
        ) : (
          text
        )}
      </Box>
      {take && (
        <Button size="small" variant="text" onClick={take.run} aria-label={`${take.label}: ${field}`}>
          {take.label}
        </Button>
      )}
    </Box>
  )
}
