import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import type { ViewActions } from './useViewActions.ts'

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  borderRadius: 4,
  '&:hover, &[data-active]': { background: 'var(--mui-palette-surface-hover)' },
})
const Open = styled(ButtonBase)({
  flex: 1,
  minInlineSize: 0,
  flexDirection: 'column',
  alignItems: 'stretch',
  textAlign: 'start',
  minBlockSize: 36,
  fontFamily: 'inherit',
  padding: '4px 8px',
  borderRadius: 4,
  fontSize: 13,
  lineHeight: '18px',
  '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { fontSize: 11, lineHeight: '14px', color: 'var(--mui-palette-text-tertiary)' },
})

type ViewLineProps = {
  saved: SavedView
  actions: ViewActions
  isActive: boolean
  onOpen: () => void
  onEdit: () => void
  /** Undefined where views cannot be watched. */
  onWatch: (() => void) | undefined
  isWatched: boolean
}

/** One view: its name opens it, the pin puts it into the menu, the rest stands behind the dots. */
export function ViewLine({ saved, actions, isActive, onOpen, onEdit, onWatch, isWatched }: ViewLineProps) {
  const translate = useTranslate()
  const more = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, view, owner } = saved
  const isPinned = actions.preferences.pinned.includes(id)
  const isStandard = actions.preferences.standard[view.cty] === id
  const about = useAbout(saved, isStandard, isWatched)
  const choose = (act: () => void) => () => {
    setIsOpen(false)
    act()
  }
  return (
    <Line data-active={isActive ? '' : undefined}>
      <Open onClick={onOpen} aria-current={isActive ? 'page' : undefined}>
        <span>{name}</span>
        {about && <small>{about}</small>}
      </Open>
      <IconButton
        size="small"
        aria-pressed={isPinned}
        aria-label={translate(isPinned ? 'views.unpin' : 'views.pin', { name })}
        title={translate(isPinned ? 'views.unpin' : 'views.pin', { name })}
        sx={{ color: isPinned ? 'accent.main' : 'text.tertiary' }}
        onClick={() => actions.pin(id, !isPinned)}
      >
        <Icon name="pin" size="small" />
      </IconButton>
      <IconButton
        ref={more}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate('views.more', { name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="more" size="small" />
      </IconButton>
      <Menu anchorEl={more.current} open={isOpen} onClose={() => setIsOpen(false)}>
        <MenuItem onClick={choose(() => actions.setStandard(view.cty, isStandard ? undefined : id))}>
          {translate(isStandard ? 'views.noStandard' : 'views.standard')}
        </MenuItem>
        {onWatch && <MenuItem onClick={choose(onWatch)}>{translate('watch.act')}</MenuItem>}
        {!owner && <MenuItem onClick={choose(onEdit)}>{translate('views.rename')}</MenuItem>}
        <MenuItem onClick={choose(() => void actions.duplicate(saved))}>{translate('views.duplicate')}</MenuItem>
        {!owner && <MenuItem onClick={choose(() => void actions.remove(saved))}>{translate('views.delete')}</MenuItem>}
      </Menu>
    </Line>
  )
}

function useAbout({ audience, owner }: SavedView, isStandard: boolean, isWatched: boolean): string {
  const translate = useTranslate()
  return [
    owner && translate('views.by', { name: owner.name }),
    !owner && audience.scope === 'all' && translate('views.sharedAll'),
    !owner && audience.scope === 'role' && translate('views.sharedRole', { role: audience.role }),
    isStandard && translate('views.opensFirst'),
    isWatched && translate('watch.watched'),
  ]
    .filter(Boolean)
    .join(' · ')
}
