import { useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRowWindow } from '#kit/parts/table/rows/useRowWindow.ts'
import { windowed } from '#kit/parts/table/rows/rowWindow.ts'
import { cellOf } from '../model/pastedBlock.ts'
import type { Place } from '../model/gridPlace.ts'
import { useGridKeys } from '../useGridKeys.ts'
import { useWorkbench } from '../WorkbenchContext.ts'
import { GridFrame } from './gridStyles.ts'
import { SheetHead } from './SheetHead.tsx'
import { blockHeight, TitleBlock } from './TitleBlock.tsx'

/** Cells under a pointer, by the attributes that each of them has. */
function placeAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null
  return cell ? { line: Number(cell.dataset.line), column: Number(cell.dataset.column) } : undefined
}

/** The sheet: titles near the view, the cell that is worked in, what is selected. */
export function Sheet() {
  const { ids, fields, languages, sheetNow, grid, range, go, pasting } = useWorkbench()
  const translate = useTranslate()
  const scroll = useRef<HTMLDivElement>(null)
  const [isInside, setInside] = useState(false)
  const block = blockHeight(fields)
  const view = useRowWindow(scroll, ids.length, block)
  const perTitle = fields.length
  const active = Math.floor(grid.cursor.line / perTitle)
  const keys = useGridKeys(Math.max(1, Math.floor(view.height / block)) * perTitle)
  const ghosts = useMemo(() => {
    const byTitle = new Map<number, Map<string, string>>()
    for (const { line, column, edit } of pasting?.plan.cells ?? []) {
      const index = Math.floor(line / perTitle)
      const own = byTitle.get(index) ?? new Map<string, string>()
      if ('text' in edit) own.set(`${line} ${column}`, edit.text)
      byTitle.set(index, own)
    }
    return byTitle
  }, [pasting, perTitle])
  const selectionIn = (index: number) => {
    const isAlone = range.from.line === range.to.line && range.from.column === range.to.column
    const [first, last] = [index * perTitle, (index + 1) * perTitle - 1]
    return isAlone || range.to.line < first || range.from.line > last ? '' : JSON.stringify(range)
  }
  const drags = useRef(false)
  const press = (event: MouseEvent) => {
    const place = placeAt(event.target)
    if (!place || event.button !== 0) return
    const isHere = place.line === grid.cursor.line && place.column === grid.cursor.column
    // Within the text that is being typed the browser sets the caret.
    if (isHere && grid.isEditing) return
    setInside(true)
    drags.current = true
    if (!isHere || event.shiftKey) {
      event.preventDefault()
      go(place, { extends: event.shiftKey })
    }
  }
  const drag = (event: MouseEvent) => {
    if (!drags.current || event.buttons !== 1 || grid.isEditing) return
    const place = placeAt(event.target)
    if (place && (place.line !== grid.cursor.line || place.column !== grid.cursor.column)) go(place, { extends: true })
  }
  const { reveal } = view
  const revealed = useRef(active)
  useEffect(() => {
    // The sheet opens where its cursor stands: asking for places then would lay it out twice.
    if (revealed.current === active) return
    revealed.current = active
    reveal(active)
  }, [active, reveal])
  return (
    <GridFrame
      ref={scroll}
      role="grid"
      aria-label={translate('workbench.sheet')}
      aria-rowcount={1 + ids.length * (perTitle + 1)}
      aria-colcount={1 + languages.length}
      aria-multiselectable
      style={{ '--bench-targets': languages.length - 1 } as React.CSSProperties}
      onMouseDown={press}
      onMouseOver={drag}
      onMouseUp={() => (drags.current = false)}
      onDoubleClick={({ target }) => {
        const place = placeAt(target)
        const at = place && cellOf(sheetNow(), place)
        if (place && at) go(place, { isEditing: true })
      }}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setInside(relatedTarget === null)
      }}
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
      onCut={keys.onCut}
      onPaste={keys.onPaste}
    >
      <SheetHead active={grid.cursor.column} shown={ids.length} />
      <div className="rows" role="presentation" style={{ blockSize: ids.length * block }}>
        {windowed(view, active, ids.length).map((index) => {
          const id = ids[index]
          if (id === undefined) return null
          const isActive = index === active
          return (
            <TitleBlock
              key={id}
              id={id}
              index={index}
              top={index * block}
              activeLine={isActive ? grid.cursor.line : -1}
              activeColumn={isActive ? grid.cursor.column : -1}
              isEditing={isActive && grid.isEditing}
              takesFocus={isActive && isInside && !pasting}
              selection={selectionIn(index)}
              ghosts={ghosts.get(index)}
            />
          )
        })}
      </div>
    </GridFrame>
  )
}
