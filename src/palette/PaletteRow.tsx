import { markMatches } from '#contract/rules/search/markMatches.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Label, Row, RowNote } from './paletteStyles.ts'

type PaletteRowProps = {
  id: string
  command: Command
  term: string
  isActive: boolean
  onPoint: () => void
  onTake: () => void
}

/** One command: what it is, where it belongs, its keys; or why it cannot be taken now. */
export function PaletteRow({ id, command, term, isActive, onPoint, onTake }: PaletteRowProps) {
  const { label, note, icon = 'arrow', keys, shownKeys, why } = command
  const chord = keys ?? shownKeys
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={why !== undefined || undefined}
      data-active={isActive || undefined}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onTake}
    >
      <Icon name={icon} />
      <Label>
        {markMatches(label, term).map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text))}
      </Label>
      <RowNote>{why ?? note}</RowNote>
      {chord && <Keys keys={chord} />}
    </Row>
  )
}
