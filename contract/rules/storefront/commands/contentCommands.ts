import { ENTRY_ITEMS, SOURCES_OF_TYPE } from '#contract/values/storefront.ts'
import {
  chooseEntry,
  removeEntry,
  setContent,
  switchType,
  typeOfContent,
  type Choice,
} from '../curation/chooseContent.ts'
import { entryKey, isComputed, isListed, knownSource, type Curation } from '../curation/entry.ts'
import { listedEntry, pinned, replaceEntry, titlesMoved, withoutTitles, withTitles } from '../curation/titles.ts'
import { withValues } from '../fields/withValues.ts'
import type { Container, Storefront } from '../model/storefront.ts'
import type { CommandOf } from './command.ts'
import { refuse, type Plan, type Refusal } from './refusal.ts'

type ContentCommand = CommandOf<
  | ('setContent' | 'addContent' | 'removeContent' | 'clearContent' | 'setContainerType')
  | ('addTitles' | 'removeTitles' | 'moveTitles' | 'pin' | 'unpin')
>

/** What a container shows, by a command of the content picker or of the rail itself. */
export function planContent(storefront: Storefront, command: ContentCommand): Plan {
  const container = storefront.containers.get(command.id)
  if (!container) return refuse('unknown', { id: command.id })
  const content = storefront.curation.get(command.id) ?? NO_CONTENT
  const choice = choiceOf(content, command)
  if ('refused' in choice) return choice
  const evenLosing = 'evenLosing' in command && command.evenLosing === true
  const lost = choice.lost.filter(isWorthAsking)
  if (lost.length > 0 && !evenLosing) return refuse('contentLoss', { id: command.id, lost })
  const type = command.kind === 'setContainerType' ? command.type : undefined
  return {
    containers: new Map([[container.id, sourced(container, choice.content, type)]]),
    curation: new Map([[container.id, choice.content.length === 0 ? undefined : choice.content]]),
    ...(lost.length > 0 && { lost }),
  }
}

const NO_CONTENT: Curation = []

function choiceOf(content: Curation, command: ContentCommand): Choice | { refused: Refusal } {
  switch (command.kind) {
    case 'setContent':
      return setContent(content, command.entries)
    case 'addContent':
      return chooseEntry(content, command.entry)
    case 'setContainerType':
      return switchType(content, command.type)
    case 'removeContent': {
      const left = removeEntry(content, command.key)
      return left === content ? refuse('unknown', { id: command.key }) : { content: left, lost: [] }
    }
    case 'clearContent':
      return { content: content.length === 0 ? content : NO_CONTENT, lost: [] }
    default:
      return titlesChoice(content, command)
  }
}

type TitlesCommand = CommandOf<'addTitles' | 'removeTitles' | 'moveTitles' | 'pin' | 'unpin'>

function titlesChoice(content: Curation, command: TitlesCommand): Choice | { refused: Refusal } {
  if (command.kind === 'pin' || command.kind === 'unpin') {
    if (!content.some(({ source }) => source === 'query')) return refuse('noQuery', { id: command.id })
    return { content: pinned(content, command.slot, command.kind === 'pin' ? command.item : undefined), lost: [] }
  }
  const entry = listedEntry(content, command.source)
  if (command.kind === 'addTitles') {
    const next = withTitles(entry, command.titles, command.at)
    if (next === entry) return entry.items.length >= ENTRY_ITEMS ? refuse('full') : { content, lost: [] }
    return content.includes(entry)
      ? { content: replaceEntry(content, entry, next), lost: [] }
      : chooseEntry(content, next)
  }
  const ids = new Set(command.titles)
  if (command.kind === 'moveTitles')
    return { content: replaceEntry(content, entry, titlesMoved(entry, ids, command.at)), lost: [] }
  const next = withoutTitles(entry, ids)
  if (next.items.length > 0 || next === entry) return { content: replaceEntry(content, entry, next), lost: [] }
  return { content: removeEntry(content, entryKey(entry)), lost: [] }
}

/** An entry of which nothing was chosen yet is no loss. */
function isWorthAsking(entry: Curation[number]): boolean {
  if (isListed(entry)) return entry.items.length > 0
  return entry.source !== 'query' || entry.query.filter.length > 0 || entry.pins.length > 0
}

/** `src_ty` and `src` say what the content says: its type, and the source or the kind of rail. */
function sourced(container: Container, content: Curation, type = typeOfContent(content)): Container {
  const sourceType = type ?? container.settings.sourceType
  const [first] = content
  const known = first && knownSource(first)
  const own = container.settings.source
  const takes: readonly string[] = sourceType ? SOURCES_OF_TYPE[sourceType] : []
  const source =
    first && known
      ? isComputed(first)
        ? first.rail
        : known
      : own !== undefined && takes.includes(own)
        ? own
        : takes[0]
  const settings = withValues(container.settings, { sourceType, source })
  return settings === container.settings ? container : { ...container, settings }
}
