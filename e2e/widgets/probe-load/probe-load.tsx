export { Probe as ProbeLoad } from '../../probe.tsx';
