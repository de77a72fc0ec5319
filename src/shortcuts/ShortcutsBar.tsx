import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import { ShortcutsPlace, forgetEarlyPress, wasPressedEarly } from './EarlyShortcuts.tsx'
import { placeShortcut } from './shortcutEdits.ts'
import type { PageEntry } from './usePages.ts'
import { usePages } from './usePages.ts'
import { useShortcuts } from './useShortcuts.ts'

const ShortcutsMenu = lazy(() =>
  untilFetched(() => import('./ShortcutsMenu.tsx')).then((module) => ({ default: module.ShortcutsMenu })),
)
const MoveToDialog = lazy(() =>
  untilFetched(() => import('#kit/parts/dragging/MoveToDialog.tsx')).then((module) => ({
    default: module.MoveToDialog,
  })),
)
const KEYS: MoveKeys = { axis: 'horizontal', modifier: 'ctrlShift' }

const Own = styled('ul')({
  display: 'flex',
  gap: 2,
  margin: 0,
  padding: 2,
  listStyle: 'none',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& li[data-carried]': { opacity: 0.6 },
  '& li[data-drop=before]': { boxShadow: '-2px 0 0 var(--mui-palette-accent-main)' },
  '& li[data-drop=after]': { boxShadow: '2px 0 0 var(--mui-palette-accent-main)' },
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
  const [isOpen, setOpen] = useState(wasPressedEarly)
  useEffect(forgetEarlyPress, [])
  const button = useRef<HTMLButtonElement>(null)
  const shown = shortcuts.flatMap((id) => all.find((page) => page.id === id) ?? [])
  const ids = shown.map(({ id }) => id)
  const list = useListDragging(
    {
      scope: 'shortcut',
      order: ids,
      nameOf: (id) => shown.find((page) => page.id === id)?.label ?? id,
      move: (id, index) => change((now) => placeShortcut(now, ids, id, index)),
    },
    KEYS,
  )
  return (
    <ShortcutsPlace aria-label={translate('palette.shortcuts.label')}>
      {shown.length > 0 && (
        <Own>
          {shown.map((page) => (
            <Shortcut key={page.id} page={page} isHere={page.id === here?.id} list={list} />
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
      <DragStatus dragging={list} isHidden />
      <Suspense fallback={null}>
        {list.asked !== undefined && <MoveToDialog list={list} />}
        {isOpen && (
          <ShortcutsMenu
            anchor={button.current}
            all={all}
            here={here}
            shown={shown}
            change={change}
            onStep={(id, by) => list.place(id, ids.indexOf(id) + by)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </ShortcutsPlace>
  )
}

type ShortcutProps = { page: PageEntry; isHere: boolean; list: ListDragging }

function Shortcut({ page, isHere, list }: ShortcutProps) {
  const translate = useTranslate()
  const item = useDragItem<number, HTMLLIElement, HTMLAnchorElement>(list, page.id)
  const { onClick: press, ...handle } = list.handleProps(page.id)
  return (
    <li ref={item.box} data-drop={item.landing} data-carried={item.isCarried || item.isDragged || undefined}>
      <Link
        ref={item.grip}
        to={page.to}
        title={[page.label, page.note, translate('palette.shortcuts.hint')].filter(Boolean).join('\n')}
        aria-label={page.label}
        aria-current={isHere ? 'page' : undefined}
        // The browser would drag the address instead of the shortcut.
        draggable={false}
        {...handle}
        onClick={(event) => {
          if (list.carried === undefined) return
          event.preventDefault()
          press()
        }}
      >
        <Icon name={page.icon ?? 'arrow'} size="toolbar" />
      </Link>
    </li>
  )
}
