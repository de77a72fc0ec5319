/** As much of shaka-player as the player uses; its own declarations describe a global and weigh 150 kB. */
declare module 'shaka-player/dist/shaka-player.dash-es2021.js' {
  type Player = EventTarget & {
    attach: (video: HTMLMediaElement) => Promise<void>
    configure: (configuration: object) => boolean
    load: (address: string, startTime?: number) => Promise<void>
    destroy: () => Promise<void>
  }

  const shaka: {
    Player: { new (): Player; isBrowserSupported: () => boolean }
    polyfill: { installAll: () => void }
  }
  export default shaka
}
