import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { SharedDialog } from '#kit/dialogs/SharedDialog.tsx'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '8px 20px',
  margin: 0,
  alignItems: 'baseline',
  '& dt': { display: 'flex', gap: 4, justifyContent: 'end' },
  '& dd': { margin: 0 },
  '& kbd': {
    minInlineSize: 24,
    padding: '1px 6px',
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

/** Keys as they stand on the keyboard, and the word under `table.keys` for what they do. */
const KEYS = [
  [['↑', '↓'], 'move'],
  [['←', '→'], 'cells'],
  [['Home', 'End'], 'ends'],
  [['Page Up', 'Page Down'], 'pages'],
  [['Enter'], 'open'],
  [['Ctrl', 'Enter'], 'newTab'],
  [['P'], 'preview'],
  [['Space'], 'select'],
  [['Shift', '↑', '↓'], 'range'],
  [['Ctrl', 'A'], 'page'],
  [['Esc'], 'clear'],
  [['/'], 'search'],
  [['?'], 'help'],
] as const

type KeysDialogProps = { open: boolean; onClose: () => void }

/** Every key of a list (looks section 8). */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const translate = useTranslate()
  return (
    <SharedDialog
      open={open}
      title={translate('table.keys.title')}
      onClose={onClose}
      cancelLabel={translate('actions.close')}
      isPlain
      maxWidth="xs"
    >
      <List>
        {KEYS.map(([keys, name]) => (
          <KeyLine key={name} keys={keys} words={translate(`table.keys.${name}`)} />
        ))}
      </List>
    </SharedDialog>
  )
}

function KeyLine({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </>
  )
}
