import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useContext, useState, type KeyboardEvent } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { KeymapContext } from '../KeymapContext.ts'
import { chordOf, DEFAULT_KEYS, KEY_ACTIONS, takenBy, type KeyAction } from '../model/keymap.ts'
import { useKeyWords } from '../useKeyWords.ts'

/** Every key of the editor; one is changed by pressing its button and then the new key. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { keymap, change } = useContext(KeymapContext)
  const keyWords = useKeyWords()
  const [asked, setAsked] = useState<KeyAction>()
  const [taken, setTaken] = useState<KeyAction>()
  const nameOf = (action: KeyAction) => translate(`video.keys.${action}`)
  const onKeyDown = (action: KeyAction) => (event: KeyboardEvent) => {
    if (asked !== action || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return setAsked(undefined)
    const chord = chordOf(event)
    if (chord === undefined) return
    const other = takenBy(keymap, action, chord)
    setTaken(other)
    if (other) return
    setAsked(undefined)
    change(action, chord)
  }
  return (
    <SharedDialog
      open
      isPlain
      title={translate('video.keySheet.title')}
      okLabel={translate('actions.close')}
      onOk={onClose}
      onClose={onClose}
    >
      <p>{translate('video.keySheet.text')}</p>
      <List>
        {KEY_ACTIONS.map((action) => (
          <li key={action}>
            <span>{nameOf(action)}</span>
            {asked === action && taken && (
              <span className="wrong" role="alert">
                {translate('video.keySheet.taken', { name: nameOf(taken) })}
              </span>
            )}
            {keymap[action] !== DEFAULT_KEYS[action] && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`${translate('video.keySheet.reset')}, ${nameOf(action)}`}
                onClick={() => change(action, undefined)}
              >
                {translate('video.keySheet.reset')}
              </Button>
            )}
            <Button
              size="small"
              variant="outlined"
              aria-label={`${asked === action ? translate('video.keySheet.press') : keyWords(action)}, ${nameOf(action)}`}
              onClick={() => {
                setTaken(undefined)
                setAsked(action)
              }}
              onBlur={() => asked === action && setAsked(undefined)}
              onKeyDown={onKeyDown(action)}
            >
              {asked === action ? translate('video.keySheet.press') : keyWords(action)}
            </Button>
          </li>
        ))}
      </List>
    </SharedDialog>
  )
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columns: '2 240px',
  columnGap: 24,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 34,
    breakInside: 'avoid',
    ...theme.typography.meta,
    '& > span:first-of-type': { flex: 1, minInlineSize: 100 },
  },
  '& .wrong': { color: theme.vars.palette.status.error.on },
}))
