import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { visuallyHidden } from '#kit/parts/layoutParts/visuallyHidden.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { moveShortcut, stepShortcut } from './shortcutEdits.ts'
import type { PageEntry } from './usePages.ts'
import { usePages } from './usePages.ts'
import { useShortcuts } from './useShortcuts.ts'

const ShortcutsMenu = lazy(() => import('./ShortcutsMenu.tsx').then((module) => ({ default: module.ShortcutsMenu })))

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineStart: 8,
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@container (max-width: 860px)': { display: 'none' },
}))
const Own = styled('ul')({
  display: 'flex',
  gap: 2,
  margin: 0,
  padding: 2,
  listStyle: 'none',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: 4,
    color: 'var(--mui-palette-text-secondary)',
    '&:hover': { background: 'var(--mui-palette-surface-hover)', color: 'var(--mui-palette-text-primary)' },
    '&[aria-current]': { color: 'var(--mui-palette-accent-text)', background: 'var(--mui-palette-surface-selected)' },
    '&:focus-visible': focusRing('inside'),
  },
})

/** One's own pages in the toolbar (specification section 2), in one's own order; hidden where there is no room. */
export function ShortcutsBar() {
  const translate = useTranslate()
  const { all, here } = usePages()
  const { shortcuts, change } = useShortcuts()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const dragged = useRef<string>(undefined)
  const shown = shortcuts.flatMap((id) => all.find((page) => page.id === id) ?? [])
  const ids = shown.map(({ id }) => id)
  const step = (page: PageEntry, by: -1 | 1) => {
    const place = ids.indexOf(page.id) + by
    if (place < 0 || place >= ids.length) return
    change((now) => stepShortcut(now, ids, page.id, by))
    setSaid(translate('palette.shortcuts.moved', { name: page.label, place: place + 1, count: ids.length }))
  }
  const onKeyDown = (event: KeyboardEvent, page: PageEntry) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || !event.ctrlKey || !event.shiftKey) return
    event.preventDefault()
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    step(page, (isRtl ? -by : by) as -1 | 1)
  }
  const onDrop = (event: DragEvent, before: string | undefined) => {
    event.preventDefault()
    const id = dragged.current
    dragged.current = undefined
    if (id) change((now) => moveShortcut(now, id, before))
  }
  return (
    <Bar aria-label={translate('palette.shortcuts.label')}>
      {shown.length > 0 && (
        <Own
          onDragOver={(event) => dragged.current && event.preventDefault()}
          onDrop={(event) => onDrop(event, undefined)}
        >
          {shown.map((page) => (
            <li
              key={page.id}
              onDrop={(event) => {
                event.stopPropagation()
                onDrop(event, page.id)
              }}
            >
              <Link
                to={page.to}
                title={[page.label, page.note, translate('palette.shortcuts.hint')].filter(Boolean).join('\n')}
                aria-label={page.label}
                aria-current={page.id === here?.id ? 'page' : undefined}
                aria-keyshortcuts="Control+Shift+ArrowLeft Control+Shift+ArrowRight"
                draggable
                onDragStart={() => (dragged.current = page.id)}
                onDragEnd={() => (dragged.current = undefined)}
                onKeyDown={(event) => onKeyDown(event, page)}
              >
                <Icon name={page.icon ?? 'arrow'} size="toolbar" />
              </Link>
            </li>
          ))}
        </Own>
      )}
      <IconButton
        ref={button}
        onClick={() => setOpen(true)}
        aria-label={translate('palette.shortcuts.edit')}
        title={translate('palette.shortcuts.edit')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        sx={{ flex: 'none' }}
      >
        <Icon name="pin" size="toolbar" />
      </IconButton>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
      <Suspense fallback={null}>
        {isOpen && (
          <ShortcutsMenu
            anchor={button.current}
            all={all}
            here={here}
            shown={shown}
            change={change}
            onStep={step}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Bar>
  )
}
