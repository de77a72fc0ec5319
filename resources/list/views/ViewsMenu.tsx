import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import { useWatches } from '#kit/parts/views/useWatches.ts'
import { viewSearch } from '#kit/parts/views/viewState.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import type { ViewActions } from './useViewActions.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { ViewLine } from './ViewLine.tsx'

const WatchDialog = soon(() => import('./WatchDialog.tsx').then((module) => module.WatchDialog))

const Box = styled('div')({ padding: 8, inlineSize: 340, maxBlockSize: '70vh', overflowY: 'auto' })
const Heading = styled('h2')({
  margin: 0,
  padding: '8px 8px 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-text-tertiary)',
})
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Hint = styled('p')({ margin: 0, padding: '4px 8px 8px', fontSize: 12, color: 'var(--mui-palette-text-tertiary)' })
const Foot = styled('div')({ display: 'flex', gap: 4, padding: '8px 4px 0' })

type ViewsMenuProps = {
  type: TypeSummary
  actions: ViewActions
  active: SavedView | undefined
  anchor: HTMLElement | null
  onClose: () => void
  onLeave?: () => void
  /** Saves what the list shows; not offered while it shows nothing of its own. */
  onSaveAs?: () => void
  /** Columns go back by this; the rest by the view's address. */
  onDiscard?: () => void
}

/** Every view of the list: own ones, then those of others, each opened by its name. */
export function ViewsMenu({ type, actions, active, anchor, onClose, onLeave, onSaveAs, onDiscard }: ViewsMenuProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [editing, setEditing] = useState<SavedView>()
  const [watching, setWatching] = useState<SavedView>()
  const { watches, isOffered } = useWatches()
  const all = actions.views.filter((one) => one.view.cty === type.type)
  // What colleagues have shared since is not pushed: it is read whenever somebody looks.
  const { refresh } = actions
  useEffect(() => void refresh(), [refresh])
  const mine = all.filter((one) => !one.owner)
  const others = all.filter((one) => one.owner)
  const open = (one: SavedView) => {
    onClose()
    void navigate({ search: viewSearch(one.view, one.id) })
  }
  const lines = (views: readonly SavedView[]) =>
    views.length > 0 && (
      <List>
        {views.map((one) => (
          <ViewLine
            key={one.id}
            saved={one}
            actions={actions}
            isActive={one.id === active?.id}
            onOpen={() => open(one)}
            onEdit={() => setEditing(one)}
            // What is kept in this browser alone nobody else can look at.
            onWatch={isOffered && actions.isOnServer ? () => setWatching(one) : undefined}
            isWatched={watches.some(({ view }) => view === one.id)}
          />
        ))}
      </List>
    )
  return (
    <>
      <SidePopover
        open={!editing && !watching}
        anchorEl={anchor}
        onClose={onClose}
        side="end"
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('views.label') } }}
      >
        <Box>
          {mine.length > 0 && <Heading>{translate('views.mine')}</Heading>}
          {lines(mine)}
          {others.length > 0 && <Heading>{translate('views.shared')}</Heading>}
          {lines(others)}
          {all.length === 0 && (
            <>
              <Heading>{translate('views.none')}</Heading>
              <Hint>{translate('views.noneHint')}</Hint>
            </>
          )}
          {actions.isReady && !actions.shares && <Hint>{translate('views.localOnly')}</Hint>}
          {onSaveAs && !active && (
            <Foot>
              <Button
                size="small"
                onClick={() => {
                  onClose()
                  onSaveAs()
                }}
              >
                {translate('views.save')}
              </Button>
            </Foot>
          )}
          {active && (
            <Foot>
              {onDiscard && (
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    onDiscard()
                    open(active)
                  }}
                >
                  {translate('views.discard')}
                </Button>
              )}
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  onClose()
                  onLeave?.()
                }}
              >
                {translate('views.leave', { name: active.name })}
              </Button>
            </Foot>
          )}
        </Box>
      </SidePopover>
      {watching && <WatchDialog saved={watching} onClose={() => setWatching(undefined)} />}
      {editing && (
        <ViewDialog
          type={type}
          actions={actions}
          title={translate('views.rename')}
          first={editing.name}
          audience={editing.audience}
          onClose={() => setEditing(undefined)}
          onSave={async (name, scope) => void (await actions.change(editing, name, scope))}
        />
      )}
    </>
  )
}
