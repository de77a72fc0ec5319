import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import type { FieldWords } from '../changes/useFieldWords.ts'
import { focusRing } from '../theme/focusRing.ts'
import { radius } from '../theme/tokens.ts'
import type { Side } from './mergeSaves.ts'

type ConflictRowProps = {
  conflict: Conflict
  words: FieldWords
  heads: Readonly<Record<Side, string>>
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field that both changed: its name and what stood there, then the two texts to choose from. */
export function ConflictRow({ conflict, words, heads, chosen, onChoose }: ConflictRowProps) {
  const translate = useTranslate()
  const nameId = useId()
  const { name, lang } = words.field(conflict.field)
  const was = words.value(conflict.field, conflict.base)
  return (
    <Box
      role="radiogroup"
      aria-labelledby={nameId}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '140px 1fr 1fr' }, gap: 2, alignItems: 'stretch' }}
    >
      <Box sx={{ minWidth: 0, paddingBlockStart: '6px' }}>
        <Box id={nameId} sx={{ typography: 'label', color: 'text.primary', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.tertiary', overflowWrap: 'anywhere' }} lang={was && lang}>
          {was === undefined ? translate('editor.merge.wasEmpty') : translate('editor.merge.was', { text: was })}
        </Box>
      </Box>
      {(['mine', 'theirs'] as const).map((side) => (
        <Choice
          key={side}
          head={heads[side]}
          lang={lang}
          text={words.value(conflict.field, conflict[side])}
          isChosen={chosen === side}
          isFirst={side === 'mine' && chosen === undefined}
          onChoose={() => onChoose(side)}
        />
      ))}
    </Box>
  )
}

type ChoiceProps = {
  head: string
  text: string | undefined
  lang: string | undefined
  isChosen: boolean
  /** The radio group's one tab stop while nothing is chosen. */
  isFirst: boolean
  onChoose: () => void
}

function Choice({ head, text, lang, isChosen, isFirst, onChoose }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <ButtonBase
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen || isFirst ? 0 : -1}
      onClick={onChoose}
      onKeyDown={({ key, currentTarget }) => {
        if (!key.startsWith('Arrow')) return
        const other = currentTarget.parentElement?.querySelector<HTMLElement>(`[role=radio]:not([data-side="${head}"])`)
        other?.focus()
        other?.click()
      }}
      data-side={head}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 2,
        padding: '8px 10px',
        minHeight: 42,
        textAlign: 'start',
        borderRadius: `${radius.control}px`,
        backgroundColor: isChosen ? 'accent.soft' : 'surface.well',
        color: isChosen ? 'accent.onSoft' : 'text.primary',
        boxShadow: isChosen ? 'inset 0 0 0 2px var(--mui-palette-accent-main)' : 'none',
        '&:focus-visible': focusRing('inside'),
      }}
    >
      <Dot isChosen={isChosen} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box
          component="span"
          sx={{ typography: 'caption', display: 'block', color: isChosen ? 'inherit' : 'text.tertiary' }}
        >
          {head}
        </Box>
        <Box component="span" lang={text && lang} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {text ?? translate('editor.changes.empty')}
        </Box>
      </Box>
    </ButtonBase>
  )
}

function Dot({ isChosen }: { isChosen: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        flex: 'none',
        width: 14,
        height: 14,
        marginBlockStart: '2px',
        borderRadius: '50%',
        boxShadow: isChosen
          ? 'inset 0 0 0 4px var(--mui-palette-accent-main)'
          : 'inset 0 0 0 1.5px var(--mui-palette-line-outline)',
      }}
    />
  )
}
