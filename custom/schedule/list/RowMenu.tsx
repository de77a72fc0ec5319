import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { AiringMenu } from '../parts/AiringMenu.tsx'
import type { ListIntent } from './model/listKeys.ts'

/** What the menu of a row offers: the same as its keys. */
const OFFERED: readonly ListIntent[] = [
  'moveTo',
  'up',
  'down',
  'pin',
  'replace',
  'split',
  'join',
  'duplicate',
  'copy',
  'lift',
  'extract',
]

type RowMenuProps = { airing: Airing; title: string; onChoose: (intent: ListIntent) => void }

/** The menu at the end of a row that airs something. */
export function RowMenu({ airing, title, onChoose }: RowMenuProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = translate('schedule.list.menuOf', { title })
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size="small" />
      </IconButton>
      {isOpen && (
        <AiringMenu
          airing={airing}
          acts={OFFERED}
          anchor={button.current}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
