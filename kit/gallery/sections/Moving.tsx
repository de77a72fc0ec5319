import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { MoveToDialog } from '#kit/parts/dragging/MoveToDialog.tsx'
import type { Dragging } from '#kit/parts/dragging/useDragging.ts'
import { useDragging } from '#kit/parts/dragging/useDragging.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { titles } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const KEYS: MoveKeys = { axis: 'vertical', modifier: 'alt' }

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, blockSize: 32 },
  '& li[data-carried]': { opacity: 0.6 },
  '& li[data-landing=before]': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.accent.main}` },
  '& li[data-landing=after]': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.accent.main}` },
  '& li[data-landing=into]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.accent.main}` },
  '& button': { display: 'inline-flex', padding: 6, border: 0, background: 'none', color: 'inherit', cursor: 'grab' },
}))

/** Things that are moved: of a list, and of a tree. */
export function Moving() {
  return (
    <>
      <Specimen of="useListDragging">
        <MovedList />
      </Specimen>
      <Specimen of="useDragging, in a tree">
        <MovedTree />
      </Specimen>
    </>
  )
}

function MovedList() {
  const [order, setOrder] = useState(() => titles.slice(0, 5).map(({ title }) => title))
  const move = (key: string, finishIndex: number) =>
    setOrder((list) => reorder({ list, startIndex: list.indexOf(key), finishIndex }))
  const list = useListDragging({ scope: 'moved list', order, nameOf: (key) => key, move }, KEYS)
  return (
    <div>
      <DragStatus dragging={list} />
      <Lines>
        {order.map((name) => (
          <ListLine key={name} name={name} list={list} />
        ))}
      </Lines>
      <MoveToDialog list={list} />
    </div>
  )
}

function ListLine({ name, list }: { name: string; list: ListDragging }) {
  const item = useDragItem<number, HTMLLIElement, HTMLButtonElement>(list, name)
  return (
    <li ref={item.box} data-landing={item.landing} data-carried={item.isCarried || undefined}>
      <button ref={item.grip} type="button" aria-label={name} {...list.handleProps(name)}>
        <Icon name="drag" size="small" />
      </button>
      {name}
    </li>
  )
}

/** A branch of the sample tree and what stands below it. */
const BRANCHES = ['The Ferry Line', 'Sungai']

/** Titles below two branches: a title goes below the branch that it is put on. */
function MovedTree() {
  const names = titles.slice(0, 4).map(({ title }) => title)
  const [parents, setParents] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(names.map((name, at) => [name, BRANCHES[at % BRANCHES.length] ?? name])),
  )
  const dragging = useDragging<string>(
    {
      scope: 'moved tree',
      nameOf: (key) => key,
      canMove: (key) => !BRANCHES.includes(key),
      dropOn: (key, target) =>
        BRANCHES.includes(target) && parents[key] !== target ? { place: target, landing: 'into' } : undefined,
      stepOf: (_key, step) => BRANCHES.at(step === 'back' || step === 'first' ? 0 : -1),
      move: (key, parent) => setParents((now) => ({ ...now, [key]: parent })),
    },
    KEYS,
  )
  return (
    <div>
      <DragStatus dragging={dragging} />
      <Lines>
        {BRANCHES.flatMap((branch) => [
          <TreeLine key={branch} name={branch} dragging={dragging} />,
          ...names
            .filter((name) => parents[name] === branch)
            .map((name) => <TreeLine key={name} name={name} dragging={dragging} />),
        ])}
      </Lines>
    </div>
  )
}

function TreeLine({ name, dragging }: { name: string; dragging: Dragging<string> }) {
  const item = useDragItem<string, HTMLLIElement, HTMLButtonElement>(dragging, name)
  const canMove = dragging.canMove(name)
  return (
    <li
      ref={item.box}
      data-landing={item.landing}
      data-carried={item.isCarried || undefined}
      style={{ paddingInlineStart: canMove ? 24 : 0 }}
    >
      <button
        ref={item.grip}
        type="button"
        aria-label={name}
        onClick={() => dragging.press(name)}
        onKeyDown={(event) => void dragging.onKey(event, name)}
      >
        <Icon name={canMove ? 'drag' : 'chevronDown'} size="small" />
      </button>
      {name}
    </li>
  )
}
