import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useDropEnd, draggedIds } from './useDropEnd.ts'
import type { LaneWords } from '../model/laneText.ts'
import { CollisionQuestion } from './CollisionQuestion.tsx'
import type { DragStore, DragView } from './dragStore.ts'
import { PinQuestion } from './PinQuestion.tsx'

type DropQuestionProps = { store: DragStore; words: LaneWords }

/** What a drop asks before it is done, beside the place it is about: the lanes stay in sight. */
export function DropQuestion({ store, words }: DropQuestionProps) {
  const view = useSyncExternalStore(store.subscribe, store.view)
  if (!view?.asked || !view.drop) return null
  return <Asked view={view} store={store} words={words} />
}

function Asked({ view, store, words }: DropQuestionProps & { view: DragView }) {
  const { finish, commit } = useDropEnd(store, words)
  const { asked, drop } = view
  if (!asked || !drop) return null
  const close = () => store.set(undefined)
  return (
    <Place
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: asked.x, top: asked.y + 18 }}
      onClose={close}
      slotProps={{ backdrop: { invisible: true } }}
    >
      {asked.about === 'pin' ? (
        <PinQuestion
          view={view}
          words={words}
          onConfirm={() => commit(drop.command, draggedIds(view))}
          onCancel={close}
        />
      ) : (
        <CollisionQuestion
          view={view}
          offers={asked.offers}
          words={words}
          onLook={(applied) => store.set({ ...view, after: applied })}
          onChoose={({ command, applied }) => {
            const isMove = 'toStart' in command
            const free = { kind: 'free', start: isMove ? command.toStart : drop.start, command, applied } as const
            // Pinned airings still ask for themselves.
            finish({ ...view, drop: free, after: applied }, asked)
          }}
          onCancel={close}
        />
      )}
    </Place>
  )
}

const Place = styled(Popover)({
  '& .MuiPopover-paper': { inlineSize: 340, padding: 12, backgroundColor: 'var(--mui-palette-background-raised)' },
})
