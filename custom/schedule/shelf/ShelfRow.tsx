import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useScheduleWords } from '../useScheduleWords.ts'
import { useShelfDrag } from './useShelfDrag.ts'

type ShelfRowProps = {
  name: string
  lang?: string | undefined
  /** What stands under the name: run time, rights, where it is used. */
  note: string
  picture: ReactNode
  /** The airing that it makes, without a time; undefined where it cannot air. */
  airing: Omit<Airing, 'id'> | undefined
  onAdd: () => void
  onPickUp: () => void
  /** What is done with it, where it is chosen for something: the plus says so. */
  verb?: string
}

/** Something that can be put into the schedule: dragged, added by its plus or Enter, picked up by M. */
export function ShelfRow({ name, lang, note, picture, airing, onAdd, onPickUp, verb }: ShelfRowProps) {
  const { translate } = useScheduleWords()
  const box = useShelfDrag(airing && !verb ? { airings: [{ ...airing, start: 0 }], name } : undefined)
  const label = translate(verb ?? 'scheduleShelf.add', { title: name })
  return (
    <Row ref={box} data-off={!airing || undefined}>
      <span className="grip">{airing && !verb && <Icon name="drag" size="small" />}</span>
      {picture}
      <span className="words">
        <b lang={lang} title={name}>
          {name}
        </b>
        <small>{note}</small>
      </span>
      <IconButton
        size="small"
        disabled={!airing}
        aria-label={label}
        aria-keyshortcuts={KEYS}
        title={label}
        data-shelf=""
        onClick={onAdd}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          onPickUp()
        }}
      >
        <Icon name={verb ? 'check' : 'plus'} />
      </IconButton>
    </Row>
  )
}

/** For screen readers: adds, and picks up. */
const KEYS = 'Enter M'

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  '& .grip': { flex: 'none', inlineSize: 14, color: 'var(--mui-palette-text-tertiary)', cursor: 'grab' },
  '& .words': { flex: 1, minInlineSize: 0, display: 'grid', fontSize: 12, lineHeight: '18px' },
  '& .words > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .words b': { fontWeight: 'var(--marquee-weight-600, 600)' },
  '& .words small': { fontSize: 11, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' },
  '&[data-off] .words b': { color: 'var(--mui-palette-text-tertiary)' },
})
