import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'

const Row = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 28,
  cursor: 'pointer',
}))

type SwitchRowProps = { name: string; on: boolean; onSwitch: (on: boolean) => void }

/** A name and its switch at the end of the line. */
export function SwitchRow({ name, on, onSwitch }: SwitchRowProps) {
  return (
    <Row>
      {name}
      <Switch checked={on} onChange={(_, next) => onSwitch(next)} slotProps={{ input: { role: 'switch' } }} />
    </Row>
  )
}
