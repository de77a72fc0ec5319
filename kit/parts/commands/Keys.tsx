import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { chordKeys, isAppleKeyboard } from './keyChord.ts'

const Chord = styled('span')({
  display: 'inline-flex',
  gap: 3,
  whiteSpace: 'nowrap',
  '& kbd': {
    minInlineSize: 22,
    padding: '0 6px',
    fontFamily: 'inherit',
    fontSize: 11,
    lineHeight: '18px',
    textAlign: 'center',
    borderRadius: 4,
    color: 'var(--mui-palette-text-secondary)',
    background: 'var(--mui-palette-surface-hover)',
    border: '1px solid var(--mui-palette-line-edge)',
  },
})

/** Keys as they stand on the keyboard: 'ArrowUp ArrowDown' are two, 'Mod+K' is one pressed with the other. */
export function Keys({ keys }: { keys: string }) {
  const isMac = isAppleKeyboard()
  return (
    <Chord>
      {keys.split(' ').map((chord) => (
        <Fragment key={chord}>
          {chordKeys(chord, isMac).map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Fragment>
      ))}
    </Chord>
  )
}
