import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { bothOf } from '#contract/rules/merge/bothOf.ts'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import { conflictWords } from './conflictWords.ts'
import { MarkedText } from './MarkedText.tsx'
import type { Choice, Side } from './mergeSaves.ts'
import { MERGE_COLUMNS } from './mergeColumns.ts'
import { ResultText } from './ResultText.tsx'

type ConflictRowProps = {
  conflict: Conflict
  words: FieldWords
  heads: Readonly<Record<Side, string>>
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
}

const takes = (choice: Choice | undefined, side: Side | 'both') =>
  choice !== undefined && 'take' in choice && choice.take === side

/** One field that both changed: its name and what stood there, the two texts, and what else the result may be. */
export function ConflictRow({ conflict, words, heads, chosen, onChoose }: ConflictRowProps) {
  const translate = useTranslate()
  const nameId = useId()
  const { name, lang, value, isText } = conflictWords(conflict, words, translate)
  const was = value(conflict.base)
  const both = bothOf(conflict)
  const bothText = translate('saving.merge.both', { text: value(both) ?? '' })
  const nothing = translate(conflict.base === undefined ? 'editor.changes.empty' : 'saving.merge.removed')
  const isOwn = chosen !== undefined && 'text' in chosen
  const startingText = takes(chosen, 'theirs') ? conflict.theirs : (conflict.mine ?? conflict.theirs)
  return (
    <Box role="radiogroup" aria-labelledby={nameId} sx={{ ...MERGE_COLUMNS, alignItems: 'stretch' }}>
      <Box sx={{ minWidth: 0, paddingBlockStart: '6px' }}>
        <Box id={nameId} sx={{ typography: 'label', color: 'text.primary', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Was text={was} lang={lang} />
        {isText && !isOwn && (
          <Link
            component="button"
            type="button"
            variant="label"
            aria-describedby={nameId}
            onClick={() => onChoose({ text: typeof startingText === 'string' ? startingText : '' })}
            sx={{ minHeight: 24 }}
          >
            {translate('saving.merge.edit')}
          </Link>
        )}
      </Box>
      {(['mine', 'theirs'] as const).map((side) => {
        const text = value(conflict[side])
        return (
          <ChoiceCard
            key={side}
            head={heads[side]}
            text={text ?? nothing}
            isChosen={takes(chosen, side)}
            isFirst={side === 'mine' && (chosen === undefined || !('take' in chosen))}
            onChoose={() => onChoose({ take: side })}
          >
            {text === undefined ? (
              <Box component="span" sx={{ color: 'text.tertiary', fontStyle: 'italic' }}>
                {nothing}
              </Box>
            ) : (
              <MarkedText before={isText ? (was ?? '') : ''} text={text} lang={lang} />
            )}
          </ChoiceCard>
        )
      })}
      {both && (
        <Box sx={{ gridColumn: { sm: '2 / -1' } }}>
          <ChoiceCard
            head=""
            text={bothText}
            isChosen={takes(chosen, 'both')}
            isFirst={false}
            onChoose={() => onChoose({ take: 'both' })}
          >
            {bothText}
          </ChoiceCard>
        </Box>
      )}
      {isOwn && (
        <Box sx={{ gridColumn: { sm: '2 / -1' } }}>
          <ResultText
            label={translate('saving.merge.result', { field: name })}
            lang={lang}
            text={chosen.text}
            onText={(text) => onChoose({ text })}
          />
        </Box>
      )}
    </Box>
  )
}

function Was({ text, lang }: { text: string | undefined; lang: string | undefined }) {
  const translate = useTranslate()
  return (
    <Box
      title={text}
      lang={text && lang}
      sx={{
        typography: 'caption',
        color: 'text.tertiary',
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitLineClamp: 4,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      {text === undefined ? translate('editor.merge.wasEmpty') : translate('editor.merge.was', { text })}
    </Box>
  )
}
