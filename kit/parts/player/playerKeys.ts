/** What keys ask of a player. */
export type PlayerCommand =
  | { do: 'toggle' | 'play' | 'pause' | 'faster' | 'slowerOrBack' | 'mute' | 'fullscreen' }
  | { do: 'frames'; by: number }
  | { do: 'seconds'; by: number }
  | { do: 'cut'; by: -1 | 1 }
  | { do: 'edge'; to: 'start' | 'end' }

const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  ' ': { do: 'toggle' },
  k: { do: 'pause' },
  l: { do: 'faster' },
  j: { do: 'slowerOrBack' },
  ',': { do: 'frames', by: -1 },
  '.': { do: 'frames', by: 1 },
  '<': { do: 'frames', by: -10 },
  '>': { do: 'frames', by: 10 },
  ArrowLeft: { do: 'seconds', by: -1 },
  ArrowRight: { do: 'seconds', by: 1 },
  ArrowUp: { do: 'cut', by: -1 },
  ArrowDown: { do: 'cut', by: 1 },
  Home: { do: 'edge', to: 'start' },
  End: { do: 'edge', to: 'end' },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
}
const SHIFTED: Readonly<Record<string, PlayerCommand>> = {
  ArrowLeft: { do: 'seconds', by: -10 },
  ArrowRight: { do: 'seconds', by: 10 },
}

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The command of a key; undefined for keys that are others'. Time runs to the right in every language. */
export function playerCommand({ key, shiftKey, ctrlKey, metaKey, altKey }: Keys): PlayerCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  return (shiftKey ? SHIFTED[name] : undefined) ?? COMMANDS[name]
}
