import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { lineFacts } from './lineFacts.ts'
import { OutlineLine } from './OutlineLine.tsx'
import { outlineRows, type OutlineRow } from './outlineRows.ts'
import { OutlineBox } from './outlineStyles.ts'
import { useFolds } from './useFolds.ts'
import { useOutlineDrag } from './useOutlineDrag.ts'
import { useOutlineKeys } from './useOutlineKeys.ts'

/** The tabs of the page and their containers as a tree; one tab stop, every act by keyboard. */
export function Outline() {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const { storefront, only, selection, select, shownTab, readOnly, goTo, openDialog, problems, seen } = useStorefront()
  const { folded, fold } = useFolds()
  const [search, setSearch] = useState<string>()
  const [focusKey, setFocusKey] = useState<string>()
  const [renamed, setRenamed] = useState<string>()
  const tree = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const rows = useMemo(
    () =>
      outlineRows(storefront, { folded, search: search ?? '', nameOf: (target) => nameOf(storefront, target) }).filter(
        ({ of }) => only === undefined || of === 'container',
      ),
    [storefront, only, folded, search, nameOf],
  )
  const facts = useMemo(() => lineFacts(problems, seen), [problems, seen])
  const row = rows.find(({ key }) => key === focusKey) ?? rows.find(({ id }) => selection.has(id)) ?? rows[0]
  const focus = (next: OutlineRow | undefined) => {
    setFocusKey(next?.key)
    if (next) tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
  }
  const nameOfRow = ({ of, id }: OutlineRow) => nameOf(storefront, { of, id })
  const drag = useOutlineDrag(rows, nameOfRow)
  const onKeyDown = useOutlineKeys({
    ...{ rows, row, focus, fold },
    rename: ({ key }) => setRenamed(key),
    nameOf: nameOfRow,
  })
  useFocusOnAdded(rows, focus)
  const tab = shownTab ?? storefront.tabs[0]
  return (
    <OutlineBox aria-labelledby={titleId} data-only={only !== undefined || undefined}>
      <header>
        <h2 id={titleId}>{translate('storefront.areas.outline')}</h2>
        {only === undefined && (
          <>
            <Tool name="sliders" tool="page" onPress={() => goTo({ target: { of: 'store' } })} />
            <Tool name="search" tool="search" onPress={() => setSearch(search === undefined ? '' : undefined)} />
          </>
        )}
        {only === undefined && readOnly === undefined && tab !== undefined && (
          <Tool name="plus" tool="add" onPress={() => openDialog({ kind: 'gallery', tab })} />
        )}
      </header>
      {search !== undefined && (
        <InputBase
          autoFocus
          value={search}
          placeholder={translate('storefrontOutline.search')}
          inputProps={{ 'aria-label': translate('storefrontOutline.search') }}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setSearch(undefined)}
        />
      )}
      <DragStatus dragging={drag} />
      {rows.length === 0 && <p>{translate(search ? 'storefrontOutline.nothingFound' : 'storefrontOutline.empty')}</p>}
      <ul ref={tree} role="tree" aria-multiselectable aria-labelledby={titleId} onKeyDown={onKeyDown}>
        {rows.map((one) => (
          <OutlineLine
            key={one.key}
            row={one}
            facts={facts}
            drag={drag}
            isFocusable={one.key === row?.key}
            isFolded={folded.has(one.id) && !search}
            isRenamed={one.key === renamed}
            onFold={fold}
            onRenamed={() => {
              setRenamed(undefined)
              focus(one)
            }}
            onChoose={(mode) => {
              setFocusKey(one.key)
              select([one.id], mode)
            }}
          />
        ))}
      </ul>
    </OutlineBox>
  )
}

type ToolProps = { name: 'sliders' | 'search' | 'plus'; tool: 'page' | 'search' | 'add'; onPress: () => void }

function Tool({ name, tool, onPress }: ToolProps) {
  const translate = useTranslate()
  const words = translate(`storefrontOutline.${tool}`)
  return (
    <IconButton size="small" aria-label={words} title={words} onClick={onPress}>
      <Icon name={name} />
    </IconButton>
  )
}

/** The keyboard goes on at what the gallery has added; where nothing was added, at what opened it. */
function useFocusOnAdded(rows: readonly OutlineRow[], focus: (row: OutlineRow) => void) {
  const { dialog, selection } = useStorefront()
  const before = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (dialog?.kind === 'gallery') {
      before.current ??= selection
      return
    }
    const isAdded = before.current !== undefined && before.current !== selection
    before.current = undefined
    const added = isAdded && rows.find(({ of, id }) => of === 'container' && selection.has(id))
    if (added) focus(added)
  })
}
