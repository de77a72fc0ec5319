/**
 * How many times as long as usual something may take before it counts as hanging: whoever writes a test wants to hear
 * soon that it fails, the whole run (`scripts/checks/vitestRun.ts`) waits for machines that serve others first.
 */
export const patience = process.env.PATIENT === '1' ? 4 : 1
