import { useCallback, useEffect, useState } from 'react'
import type { ListColumns } from '#contract/rules/filters/columnsFrom.ts'
import { columnsFrom } from '#contract/rules/filters/columnsFrom.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

type Columns = { columns: ListColumns | undefined; setColumns: (columns: ListColumns | undefined) => void }

/**
 * The columns of a list, kept in this browser per type and saved view: what one tries out on a view does not follow
 * into the plain list. `standard` are the view's own columns, shown until they are changed here.
 */
export function useListColumns(type: string, view?: string, standard?: ListColumns): Columns {
  const key = `marquee-columns:${type}${view ? `:${view}` : ''}`
  const [kept, setKept] = useState(() => read(key))
  useEffect(() => setKept(read(key)), [key])
  const setColumns = useCallback(
    (columns: ListColumns | undefined) => {
      setKept(columns)
      write(key, columns)
    },
    [key],
  )
  return { columns: kept ?? standard, setColumns }
}

function read(key: string): ListColumns | undefined {
  return columnsFrom(readStored(localStorage, key))
}

/** A browser that keeps nothing only forgets the columns. */
function write(key: string, columns: ListColumns | undefined): void {
  if (columns) writeStored(localStorage, key, columns)
  else localStorage.removeItem(key)
}
