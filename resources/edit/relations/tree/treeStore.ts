import type { TreeRow } from '#contract/schemas/series.ts'

/** Titles that one question brings. */
export const TREE_PAGE = 100

type RowLine = {
  kind: 'row'
  key: string
  row: TreeRow
  level: number
  /** Undefined for the top of the tree. */
  parent: TreeRow | undefined
  index: number
  count: number
  isOpen: boolean
  /** Ids of its parents, the top first. */
  above: readonly string[]
}
/** One line of the tree as it is drawn: a title, one that is still to come, or what there is to say of a branch. */
export type TreeLine =
  RowLine | { kind: 'waiting' | 'failed' | 'empty'; key: string; parent: TreeRow; level: number; index: number }

export type TreeStore = ReturnType<typeof createTreeStore>
type LoadPage = (parent: TreeRow, page: number) => Promise<{ rows: readonly TreeRow[]; count: number }>

type Branch = {
  parent: TreeRow
  count: number | undefined
  pages: Map<number, readonly TreeRow[]>
  asked: Set<number>
  hasFailed: boolean
}

/**
 * A tree of titles, loaded branch by branch and page by page as its lines come into view. It knows nothing of React:
 * lines are made once per change and shared until the next.
 */
export function createTreeStore(root: TreeRow, load: LoadPage) {
  const branches = new Map<string, Branch>()
  const open = new Set<string>()
  const listeners = new Set<() => void>()
  let lines: readonly TreeLine[] | undefined

  const changed = () => {
    lines = undefined
    for (const listener of listeners) listener()
  }
  const branchOf = (parent: TreeRow): Branch => {
    const known = branches.get(parent.id)
    if (known) return known
    const fresh = { parent, count: undefined, pages: new Map(), asked: new Set<number>(), hasFailed: false }
    branches.set(parent.id, fresh)
    return fresh
  }
  const ask = async (branch: Branch, page: number) => {
    if (branch.asked.has(page)) return
    branch.asked.add(page)
    try {
      const { rows, count } = await load(branch.parent, page)
      branch.pages.set(page, rows)
      branch.count = count
      branch.hasFailed = false
    } catch {
      branch.hasFailed = true
      branch.asked.delete(page)
    }
    changed()
  }
  const setOpen = (row: TreeRow, isOpen: boolean) => {
    if (row.children === undefined || open.has(row.id) === isOpen) return
    if (isOpen) {
      open.add(row.id)
      void ask(branchOf(row), 0)
    } else open.delete(row.id)
    changed()
  }
  return {
    lines: () => (lines ??= drawn(root, { branches, open })),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setOpen,
    /** Loads what a waiting line stands for. */
    need: (parent: TreeRow, index: number) => void ask(branchOf(parent), Math.floor(index / TREE_PAGE)),
    /** Looks again at a branch, page by page; what stands there stays until the answer comes. */
    async reload(parentId: string) {
      const branch = branches.get(parentId)
      if (!branch) return
      const pages = branch.pages.size > 0 ? [...branch.pages.keys()] : [0]
      branch.asked.clear()
      await Promise.all(pages.map((page) => ask(branch, page)))
      forgetPastEnd(branch)
      changed()
    },
    isLoaded: (parentId: string) => branches.has(parentId),
  }
}

/** Pages that a shorter branch no longer has. */
function forgetPastEnd({ pages, count = 0 }: Branch): void {
  for (const page of pages.keys()) if (page > 0 && page * TREE_PAGE >= count) pages.delete(page)
}

type Parts = { branches: ReadonlyMap<string, Branch>; open: ReadonlySet<string> }

function drawn(root: TreeRow, parts: Parts): TreeLine[] {
  const lines: TreeLine[] = []
  const put = (
    row: TreeRow,
    place: Pick<RowLine, 'parent' | 'level' | 'index' | 'count'>,
    above: readonly string[],
  ) => {
    const isOpen = parts.open.has(row.id)
    lines.push({ kind: 'row', key: row.id, row: counted(row, parts.branches.get(row.id)), isOpen, above, ...place })
    // Data of another service may go round in a ring.
    if (isOpen && !above.includes(row.id)) below(row, place.level + 1, [...above, row.id])
  }
  const below = (parent: TreeRow, level: number, above: readonly string[]) => {
    const branch = parts.branches.get(parent.id)
    const say = (kind: 'waiting' | 'failed' | 'empty', index: number) =>
      lines.push({ kind, key: `${parent.id} ${kind} ${index}`, parent, level, index })
    if (!branch || branch.count === undefined) return say(branch?.hasFailed ? 'failed' : 'waiting', 0)
    if (branch.count === 0) return say('empty', 0)
    for (let index = 0; index < branch.count; index++) {
      const row = branch.pages.get(Math.floor(index / TREE_PAGE))?.[index % TREE_PAGE]
      if (row) put(row, { parent, level, index, count: branch.count }, above)
      else say('waiting', index)
    }
  }
  put(root, { parent: undefined, level: 1, index: 0, count: 1 }, [])
  return lines
}

/** A branch that was looked at since knows better how many titles it has than the row it hangs on. */
function counted(row: TreeRow, branch: Branch | undefined): TreeRow {
  return branch?.count === undefined || branch.count === row.children ? row : { ...row, children: branch.count }
}
