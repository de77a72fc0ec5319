import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { CountedView } from '#kit/parts/views/useCountedViews.ts'
import { useViews } from '#kit/parts/views/useViews.ts'
import { viewSearch } from '#kit/parts/views/viewState.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useShownList } from '../useShownList.ts'
import { useListView } from './useListView.ts'
import { useTypeViews } from './useTypeViews.ts'
import { useViewActions } from './useViewActions.ts'

const ViewsMenu = soon(() => import('./ViewsMenu.tsx').then((module) => module.ViewsMenu))

const ViewDialog = soon(() => import('./ViewDialog.tsx').then((module) => module.ViewDialog))

const Strip = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 'min(100%, 96px)',
  flex: 1,
  paddingInline: '8px 20px',
  // With less room beside the tabs its buttons would stand out of the list: it takes a line of its own.
  '&[data-full]': {
    minInlineSize: 'min(100%, 200px)',
    borderInlineStart: '1px solid var(--mui-palette-line-hair)',
  },
})
const Pills = styled('div')({ display: 'flex', gap: 2, minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none' })
const Pill = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minBlockSize: 28,
  paddingInline: 10,
  borderRadius: 4,
  fontSize: 13,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&[aria-current]': {
    background: 'var(--mui-palette-surface-selected)',
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 'var(--marquee-weight-600)',
  },
  '& small': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)', fontVariantNumeric: 'tabular-nums' },
})

/** Saved filters that could not be read are said once: the list itself stands. */
function useTellFailure({ type }: TypeSummary): void {
  const { error } = useViews()
  const tellError = useErrorNotice()
  useEffect(() => {
    if (error) tellError(error, { type }, 'fetchTypeFilters')
  }, [error, tellError, type])
}

/** Saved views of the list as tabs with their counts, and what to do with the one that is open. */
export const ViewStrip = memo(function ViewStrip({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const actions = useViewActions()
  useTellFailure(type)
  const { active, shown, isChanged } = useListView(type)
  const pills = useTypeViews(type.type, active)
  const [asking, setAsking] = useState(false)
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const show = (id: string) => list.setFilter({ ...list.filter, view: id })
  const saveChanges = () => {
    if (active) void actions.save(active, shown).then((id) => id && list.setColumns(undefined))
  }
  useCommands([
    {
      id: 'list.views',
      group: 'page',
      label: translate('views.label'),
      icon: 'filter',
      act: { run: () => setOpen(true) },
    },
    ...(isChanged && actions.isReady
      ? [
          {
            id: 'list.saveView',
            group: 'page' as const,
            label: translate(active ? 'views.saveAs' : 'views.save'),
            icon: 'plus' as const,
            act: { run: () => setAsking(true) },
          },
        ]
      : []),
  ])
  return (
    <Strip aria-label={translate('views.label')} data-full={pills.length > 0 || isChanged || undefined}>
      <Pills>
        {pills.map((one) => (
          <ViewPill key={one.id} view={one} isActive={one.id === active?.id} isChanged={isChanged} />
        ))}
      </Pills>
      {active && isChanged && !active.owner && (
        <Button size="small" onClick={saveChanges} sx={{ flex: 'none' }}>
          {translate('views.saveChanges')}
        </Button>
      )}
      {isChanged && actions.isReady && (
        <Button
          variant="ghost"
          size="small"
          startIcon={<Icon name="plus" />}
          onClick={() => setAsking(true)}
          sx={{ flex: 'none' }}
        >
          {translate(active ? 'views.saveAs' : 'views.save')}
        </Button>
      )}
      <span style={{ flex: 1 }} />
      <Button
        ref={menu}
        variant="ghost"
        size="small"
        endIcon={<Icon name="chevronDown" size="small" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {translate('views.label')}
      </Button>
      {open && (
        <ViewsMenu
          type={type}
          actions={actions}
          active={active}
          anchor={menu.current}
          onClose={() => setOpen(false)}
          {...(isChanged && { onSaveAs: () => setAsking(true) })}
          {...(active && {
            onLeave: () => list.setFilter({}),
            ...(isChanged && { onDiscard: () => list.setColumns(undefined) }),
          })}
        />
      )}
      {asking && (
        <ViewDialog
          type={type}
          actions={actions}
          title={translate(active ? 'views.saveAs' : 'views.save')}
          first=""
          onClose={() => setAsking(false)}
          offersPin
          onSave={async (name, scope, isPinned) => {
            const id = await actions.create(name, shown, scope)
            if (id && isPinned) actions.pin(id, true)
            if (id) show(id)
          }}
        />
      )}
    </Strip>
  )
})

type PillProps = { view: CountedView; isActive: boolean; isChanged: boolean }

/** An open view is left by its own pill, as it was entered. */
function ViewPill({ view, isActive, isChanged }: PillProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { name, count, atLeast } = view
  const words = count === undefined ? '' : format.number(count) + (atLeast ? '+' : '')
  const leaves = isActive && !isChanged
  return (
    <Pill
      to={{ search: leaves ? '?filter=%7B%7D' : viewSearch(view.view, view.id) }}
      aria-current={isActive ? 'page' : undefined}
      title={translate(leaves ? 'views.leave' : 'views.open', { name })}
    >
      {name}
      {words && <small>{words}</small>}
      {isActive && isChanged && <small>{translate('views.changed')}</small>}
    </Pill>
  )
}
