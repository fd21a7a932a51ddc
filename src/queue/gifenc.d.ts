/** The part of gifenc that films use. The package has no types of its own. */
declare module 'gifenc' {
  /** Options of a frame. A palette holds up to 256 colors, each as red, green and blue; `delay` is in milliseconds. */
  interface FrameOptions {
    palette: readonly (readonly number[])[];
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    /** What happens to the frame before the next one: 1 leaves it in place. */
    dispose: number;
  }
  interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
}
