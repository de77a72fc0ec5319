import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { useRunCommand } from '#kit/parts/commands/usePerform.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

const Foot = styled('footer')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '8px 12px',
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
})
const HELP = [
  { id: 'console.palette', icon: 'search', words: 'palette.title', keys: 'Mod+K' },
  { id: 'console.keys', icon: 'keyboard', words: 'palette.keys.title', keys: '?' },
] as const

/** What has keys is found by mouse too, and its keys are learnt here. */
export function QuickHelp() {
  const translate = useTranslate()
  const run = useRunCommand()
  return (
    <Foot>
      {HELP.map(({ id, icon, words, keys }) => (
        <Button key={id} variant="ghost" size="small" startIcon={<Icon name={icon} />} onClick={() => run(id)}>
          <span style={{ marginInlineEnd: 8 }}>{translate(words)}</span>
          <Keys keys={keys} />
        </Button>
      ))}
    </Foot>
  )
}
