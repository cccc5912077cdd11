export { Probe as ProbeIdle } from '../../probe.tsx';
